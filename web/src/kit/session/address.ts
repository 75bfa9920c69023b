/** What stands behind the # of an address, which no server is sent. */
export function inAddress(): string {
  return decodeURIComponent(location.hash.slice(1))
}
