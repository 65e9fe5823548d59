import { type FastifyInstance } from 'fastify'

/**
 * Characters that nobody sees in a text and that falsify it: control characters except tab and line ends, and invisible
 * spaces. Marks that change the direction of the text, and halves of characters, belong to them too. Joiners stay,
 * since Telugu and Hindi need them.
 */
const UNSEEN = /(?![\t\n\r])\p{Cc}|[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\p{Cs}/gu

/** A text as people meant it. */
export function seen(text: string): string {
  return text.replace(UNSEEN, '')
}

/** The same of every text in a body, in place. */
function clean(holder: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(holder)) {
    if (typeof value === 'string') holder[name] = seen(value)
    else if (typeof value === 'object' && value !== null) clean(value as Record<string, unknown>)
  }
}

/**
 * Removes them from everything that is sent to the API, before anything else reads it. So a name of only such
 * characters is empty, and an address is the same on a label and on the screen. Numbers copied from a phone's contacts
 * often contain them. Signatures are over the raw body, which stays as it is.
 */
export function dropUnseen(server: FastifyInstance): void {
  server.addHook('preValidation', (request, _reply, done) => {
    const { body } = request
    if (typeof body === 'object' && body !== null && !Buffer.isBuffer(body) && /^\/api\//i.test(request.url))
      clean(body as Record<string, unknown>)
    done()
  })
}
