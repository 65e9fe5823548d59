import { applyDecorators } from '@nestjs/common'
import { Transform } from 'class-transformer'
import { Validate, ValidateIf, ValidatorConstraint } from 'class-validator'
import { GSTIN_SENTENCE, isGstin, stateOfGstin } from '../../../kernel/text/gstin.js'

/** A number from a document: spaces are removed and letters become capitals; a missing one becomes empty. */
export const PapersNumber = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    value === undefined || value === null
      ? ''
      : typeof value === 'string'
        ? value.replace(/\s/g, '').toUpperCase()
        : value,
  )

@ValidatorConstraint({ name: 'gstin' })
class Gstin {
  validate(value: unknown): boolean {
    return typeof value === 'string' && isGstin(value) && stateOfGstin(value) !== undefined
  }

  defaultMessage(): string {
    return GSTIN_SENTENCE
  }
}

/** The tax number of a business partner, checked by its digit and its state; empty when there is none. */
export const OptionalGstin = (): PropertyDecorator =>
  applyDecorators(
    PapersNumber(),
    ValidateIf((_, value: unknown) => value !== ''),
    Validate(Gstin),
  )
