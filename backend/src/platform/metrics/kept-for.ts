/** Caches the result of `read` for `ms`; callers meanwhile share it. A failure is not cached. */
export function keptFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null
  let since = 0
  return () => {
    if (kept && performance.now() - since < ms) return kept
    since = performance.now()
    const reading = read()
    kept = reading
    reading.catch(() => {
      if (kept === reading) kept = null
    })
    return reading
  }
}
