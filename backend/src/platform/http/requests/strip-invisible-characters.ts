import { type FastifyInstance } from 'fastify'

/**
 * Control characters except tab and line ends, invisible spaces, marks that change the direction of text,
 * and lone surrogates. Joiners stay: Telugu and Hindi need them.
 */
const INVISIBLE = /(?![\t\n\r])\p{Cc}|[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\p{Cs}/gu

export function stripInvisibleCharacters(text: string): string {
  return text.replace(INVISIBLE, '')
}

/** Strips every text of a body in place. */
function strip(holder: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(holder)) {
    if (typeof value === 'string') holder[name] = stripInvisibleCharacters(value)
    else if (typeof value === 'object' && value !== null) strip(value as Record<string, unknown>)
  }
}

/**
 * Strips invisible characters from every body that the API receives, before any other code reads it. A
 * name of only such characters becomes empty, and an address is the same on a label and on the screen.
 * Numbers copied from a phone's contacts often contain such characters. Signatures are computed over the
 * raw body, which is not changed.
 */
export function stripRequests(server: FastifyInstance): void {
  server.addHook('preValidation', (request, _reply, done) => {
    const { body } = request
    if (typeof body === 'object' && body !== null && !Buffer.isBuffer(body) && /^\/api\//i.test(request.url))
      strip(body as Record<string, unknown>)
    done()
  })
}
