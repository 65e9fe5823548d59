import { ValidationPipe } from '@nestjs/common'
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

/** Whitelisting validation: unknown fields are dropped, each bad field is named with its sentence. */
export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
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
