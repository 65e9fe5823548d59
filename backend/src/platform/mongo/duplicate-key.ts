const DUPLICATE_KEY = 11000

/** Whether a write failed at a unique index. */
export function isDuplicateKey(error: unknown): boolean {
  return typeof error === 'object' && error !== null && (error as { code?: unknown }).code === DUPLICATE_KEY
}
