import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common'
import { type ValidationError } from 'class-validator'
import { InvalidInput } from '../../kernel/errors.js'

function sentences(errors: readonly ValidationError[], prefix = ''): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { property, constraints, children } of errors) {
    const path = prefix + property
    const first = Object.values(constraints ?? {})[0]
    if (first !== undefined) found[path] = first
    Object.assign(found, sentences(children ?? [], `${path}.`))
  }
  return found
}

/** More values than any call takes: a longer list would hold up everybody while it is checked. */
const MOST_VALUES = 20_000

/** What no call takes, wherever it stands: a list in a list, or too much of anything. @throws InvalidInput */
function demandPlain(body: unknown): void {
  let count = 0
  const walk = (value: unknown, path: string, isInList: boolean): void => {
    count += 1
    if (count > MOST_VALUES) throw new InvalidInput(`The request has more than ${MOST_VALUES} values.`)
    if (Array.isArray(value) && isInList)
      throw new InvalidInput(`${path} is a list within a list.`, { [path]: 'A list within a list.' })
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value))
      walk(inner, path === '' ? name : `${path}.${name}`, Array.isArray(value))
  }
  walk(body, '', false)
}

/** Checks what no field has to say of itself before the body is made an object of its class. */
class PlainBodies extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body') demandPlain(value)
    return super.transform(value, metadata) as Promise<unknown>
  }
}

/** Whitelisting validation: unknown fields are dropped, each bad field is named with its sentence. */
export function validationPipe(): ValidationPipe {
  return new PlainBodies({
    whitelist: true,
    transform: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => {
      const fields = sentences(errors)
      return new InvalidInput(Object.values(fields)[0] ?? 'The request is not valid.', fields)
    },
  })
}
