/** Whether the key goes to something that is pressed by it in its own way: a focused button, a link, a tab. */
export function pressedByKey({ target }: Event): boolean {
  return target instanceof Element && target.closest('button, a, [role]') !== null
}
