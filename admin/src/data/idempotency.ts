/** What was sent last and not answered yet: sent again as it is, it is the same. */
let unanswered: { text: string; key: string } | null = null

/** The header under which a write happens once, however often it arrives. @param body what is sent where */
export function onceHeader(body: object): Record<string, string> {
  const text = JSON.stringify(body)
  if (unanswered?.text !== text) unanswered = { text, key: crypto.randomUUID() }
  return { 'Idempotency-Key': unanswered.key }
}

/** It was answered: the next one may be just like it. */
export function forgetSent(): void {
  unanswered = null
}
