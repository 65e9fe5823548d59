const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request only reads, by its method. */
export function isSafeMethod(method: string): boolean {
  return SAFE_METHODS.has(method)
}
