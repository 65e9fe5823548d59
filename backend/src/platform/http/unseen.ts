import { type FastifyInstance } from 'fastify'

/**
 * What nobody sees in a text and what makes it lie: control characters but tab and line ends, invisible spaces, marks
 * that turn the direction of what follows, halves of characters. Joiners stay, which Telugu and Hindi are written with.
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
 * Takes them out of whatever is sent to the API, before anything else looks at it: a name of nothing but such
 * characters is empty, and an address reads on a label as it does on the screen. Numbers copied from a phone's contacts
 * come wrapped in them. Signatures are over the raw body, which stays as it is.
 */
export function dropUnseen(server: FastifyInstance): void {
  server.addHook('preValidation', (request, _reply, done) => {
    const { body } = request
    if (typeof body === 'object' && body !== null && !Buffer.isBuffer(body) && /^\/api\//i.test(request.url))
      clean(body as Record<string, unknown>)
    done()
  })
}
