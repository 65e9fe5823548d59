import { Ajv, type ValidateFunction } from 'ajv'

type Schema = Record<string, unknown>
interface Answered {
  $ref?: string
  content?: Record<string, { schema?: Schema }>
}
export interface ApiDocument {
  paths: Record<string, Record<string, { responses: Record<string, Answered> }>>
  components: { schemas: Record<string, Schema>; responses: Record<string, Answered> }
}

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** OpenAPI 3.0 writes `nullable` beside a type or a reference, where JSON Schema wants another choice. */
function asJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asJsonSchema)
  if (typeof value !== 'object' || value === null) return value
  const { nullable, ...schema } = Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, asJsonSchema(one)]),
  )
  if (nullable === true) return { anyOf: [{ type: 'null' }, schema] }
  // It may be the name of a property, too.
  return nullable === undefined ? schema : { ...schema, nullable }
}

/** Says whether answers are as the API document has them. */
export class DocumentedAnswers {
  private readonly ajv = new Ajv({ strict: false, formats: { 'date-time': DATE_TIME } })
  private readonly known = new Map<string, ValidateFunction | null>()

  constructor(private readonly document: ApiDocument) {
    this.ajv.addSchema({ $id: 'api', components: asJsonSchema(document.components) as Schema })
  }

  /**
   * @param call `post /api/orders`, as the document writes it
   * @returns what is wrong with the answer of a call; null when nothing is, or when the body is no JSON
   */
  problem(call: string, status: number, body: unknown): string | null {
    const key = `${call} ${status}`
    const check = this.known.get(key) ?? this.compiled(call, status)
    this.known.set(key, check)
    if (!check) return `${status} is not in the document`
    return check(body) ? null : this.ajv.errorsText(check.errors).slice(0, 200)
  }

  private compiled(call: string, status: number): ValidateFunction | null {
    const [method = '', path = ''] = call.split(' ')
    const answer = this.document.paths[path]?.[method]?.responses[String(status)]
    if (!answer) return null
    const { $ref = null } = answer
    const { content } =
      $ref === null ? answer : (this.document.components.responses[$ref.split('/').at(-1) ?? ''] ?? {})
    const schema = content?.['application/json']?.schema ?? {}
    const text = JSON.stringify(asJsonSchema(schema)).replaceAll('"#/components/', '"api#/components/')
    return this.ajv.compile(JSON.parse(text) as Schema)
  }
}
