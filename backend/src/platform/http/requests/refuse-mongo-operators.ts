import { type FastifyInstance, type FastifyRequest } from 'fastify'
import { InvalidInput } from '../../../kernel/errors/errors.js'
import { fieldInWords } from '../../../kernel/text/field-words.js'

/** Field names such as `$gt` in a body, or `pin[$gt]` in a query. No call has such a field. */
const OPERATOR = /^\$|[[.]\$/
/**
 * Most levels of nesting in a body, more than any call needs, so that recursive code never overflows the
 * stack.
 */
const DEEPEST = 32

/** NUL, which MongoDB refuses in names and in regular expressions. */
const NUL = '\0'

/** Whether a value contains an operator, the character NUL, or too many levels. */
function isHostile(root: unknown): boolean {
  const open = [{ value: root, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next
    if (typeof value === 'string' && value.includes(NUL)) return true
    if (typeof value !== 'object' || value === null) continue
    if (depth >= DEEPEST) return true
    for (const [name, inner] of Object.entries(value)) {
      if (OPERATOR.test(name) || name.includes(NUL)) return true
      open.push({ value: inner, depth: depth + 1 })
    }
  }
  return false
}

/** Parses JSON in a query, such as the filter of a list; null for other text. */
function jsonOf(text: unknown): unknown {
  if (typeof text !== 'string' || !/^\s*[[{]/.test(text)) return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** The name of the refused field, without the operator in it. */
function hostileField({ query, body }: Pick<FastifyRequest, 'query' | 'body'>): string | null {
  const isForm = typeof body === 'object' && body !== null && !Array.isArray(body)
  const fields = [
    ...Object.entries((query ?? {}) as Record<string, unknown>),
    ...(isForm ? Object.entries(body) : [['body', body] as const]),
  ]
  const found = fields.find(
    ([name, value]) => OPERATOR.test(name) || isHostile(value) || isHostile(jsonOf(value)),
  )
  return found ? found[0].replace(/[[.]\$.*$/, '') : null
}

/**
 * Refuses requests with database operators or the character NUL on every route of the API, before any
 * other code reads them. DTOs and schemas would refuse an operator too; this one rule covers every field
 * of every call. It does not apply to the sandboxes of providers, which answer as the real services do.
 */
export function refuseMongoOperators(server: FastifyInstance): void {
  server.addHook('preValidation', (request, _reply, done) => {
    const field = /^\/api\//i.test(request.url) ? hostileField(request) : null
    if (field === null) done()
    else done(InvalidInput.field(field, `${fieldInWords(field)} is not valid.`))
  })
}
