/** Keeps the screen from going dark while the clock is on it, where the browser can. */
export function awake(): () => void {
  let lock: WakeLockSentinel | null = null
  const take = async () => {
    if (document.visibilityState !== 'visible' || !navigator.wakeLock) return
    lock = await navigator.wakeLock.request('screen').catch(() => null)
  }
  void take()
  document.addEventListener('visibilitychange', take)
  return () => {
    document.removeEventListener('visibilitychange', take)
    void lock?.release()
  }
}
