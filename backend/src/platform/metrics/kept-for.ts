/** The same answer for everybody who asks within `ms`; a failure is asked again. */
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
