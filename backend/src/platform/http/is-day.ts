import { Validate, ValidatorConstraint } from 'class-validator'
import { isIstDay } from '../../kernel/ist.js'

@ValidatorConstraint({ name: 'istDay' })
class IstDayConstraint {
  validate(value: unknown): boolean {
    return typeof value === 'string' && isIstDay(value)
  }

  defaultMessage(): string {
    return 'A day is written YYYY-MM-DD.'
  }
}

/** A calendar day that exists. */
export const IsDay = (): PropertyDecorator => Validate(IstDayConstraint)
