import { Validate, ValidatorConstraint } from 'class-validator'
import { isDayOfOurTime } from '../../../kernel/dates/ist.js'

@ValidatorConstraint({ name: 'istMonth' })
class IstMonthConstraint {
  validate(value: unknown): boolean {
    return typeof value === 'string' && isDayOfOurTime(`${value}-01`)
  }

  defaultMessage(): string {
    return 'A month is written YYYY-MM and exists.'
  }
}

/** A month in India, `2026-11`, of a plausible year. */
export const IsMonth = (): PropertyDecorator => Validate(IstMonthConstraint)
