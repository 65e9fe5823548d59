import { sentenceOf } from '../data/request.js'

/** What failed, and the server's reason if it gave one. */
export function withReason(what: string, error: unknown): string {
  const reason = sentenceOf(error, '')
  return reason === '' ? what : `${what}: ${reason}`
}
