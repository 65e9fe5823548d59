import { Transform } from 'class-transformer'
import { istDay } from '../../../kernel/dates/ist.js'
import { trimmed } from './text-fields.js'

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/

/** A day as it is, or the Indian day of an instant, which is what a script's date becomes. */
export const FormDay = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => {
    if (typeof value !== 'string' || !INSTANT.test(value)) return value
    const instant = new Date(value)
    return Number.isNaN(instant.getTime()) ? value : istDay(instant)
  })

/** A form's number is text. */
export const FormNumber = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value,
  )

/** An empty field of a form says nothing. */
export const EmptyIsNothing = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value))

/** A text without the spaces around it; nothing is an empty one. */
export const TextOrNothing = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    value === undefined || value === null ? '' : trimmed({ value }),
  )

/** `+91 98765 43210` and `09876543210` are how people write a mobile number. */
export const TenDigits = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/[\s-]/g, '').replace(/^(\+91|0)(?=\d{10}$)/, '') : value,
  )
