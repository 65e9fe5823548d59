import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Documented {
  $ref?: string
  content?: { 'application/json'?: { schema?: { allOf?: { properties?: { code?: { enum: string[] } } }[] } } }
}

interface ApiDocument {
  paths: Record<string, Record<string, { responses: Record<string, Documented> }>>
  components: { responses: Record<string, Documented> }
}

interface Call {
  method: string
  pattern: RegExp
  parameters: number
  /** `409 OUT_OF_STOCK`. */
  errors: Set<string>
}

function read(): Call[] {
  const text = readFileSync(join(__dirname, '../../../openapi.json'), 'utf8')
  const { paths, components } = JSON.parse(text) as ApiDocument
  const errorsOf = (status: string, answer: Documented): string[] => {
    const found = answer.$ref ? components.responses[answer.$ref.split('/').at(-1) ?? ''] : answer
    const parts = found?.content?.['application/json']?.schema?.allOf ?? []
    return parts.flatMap(({ properties }) => properties?.code?.enum ?? []).map((code) => `${status} ${code}`)
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => ({
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i'),
      parameters: path.split('{').length,
      errors: new Set(Object.entries(responses).flatMap(([status, answer]) => errorsOf(status, answer))),
    })),
  )
}

let calls: Call[] | undefined
/** The call that an address belongs to, by method and address: tests ask for the same ones over and over. */
const callsByAddress = new Map<string, Call | undefined>()

function callOf(method: string, address: string): Call | undefined {
  const key = `${method} ${address}`
  if (callsByAddress.has(key)) return callsByAddress.get(key)
  calls ??= read()
  const [call] = calls
    .filter((one) => one.method === method && one.pattern.test(address))
    .sort((a, b) => a.parameters - b.parameters)
  callsByAddress.set(key, call)
  return call
}

/** Every code of the API document that some call gives. */
export function documentedCodes(): Set<string> {
  calls ??= read()
  return new Set(calls.flatMap(({ errors }) => [...errors].map((error) => error.split(' ')[1] ?? '')))
}

/** An address that cannot be read, or is too long, is refused before any call is found. */
function isUnread(address: string, status: number): boolean {
  try {
    decodeURIComponent(address)
    return status === 414
  } catch {
    return true
  }
}

/** @throws Error when a call of the API document gave an error which the document does not name for that call. */
export function assertDocumented(method: string, path: string, status: number, code: unknown): void {
  const address = path.replace(/\?.*$/, '')
  const call = callOf(method, address)
  if (!call || typeof code !== 'string' || isUnread(address, status)) return
  if (!call.errors.has(`${status} ${code}`))
    throw new Error(`${method} ${address} gave ${status} ${code}, which its @Fails does not name`)
}
