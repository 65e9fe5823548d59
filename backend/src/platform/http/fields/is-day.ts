import { Validate, type ValidationArguments, ValidatorConstraint } from 'class-validator'
import { isDayOfOurTime, isIstDay, YEARS_IN_WORDS } from '../../../kernel/dates/ist.js'

@ValidatorConstraint({ name: 'istDay' })
class IstDayConstraint {
  validate(value: unknown): boolean {
    return typeof value === 'string' && isDayOfOurTime(value)
  }

  defaultMessage({ value, property }: ValidationArguments): string {
    const isDay = typeof value === 'string' && isIstDay(value)
    return `${property} ${isDay ? `has ${YEARS_IN_WORDS}` : 'is a day, written YYYY-MM-DD'}`
  }
}

/** An existing calendar day in a plausible year. */
export const IsDay = (): PropertyDecorator => Validate(IstDayConstraint)
