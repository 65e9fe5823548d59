import { Transform } from 'class-transformer'
import { istDay } from '../../../kernel/dates/ist.js'
import { trimmed } from './text-fields.js'

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/

/** Accepts a day, or an instant and takes its Indian day: scripts send dates as instants. */
export const FormDay = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => {
    if (typeof value !== 'string' || !INSTANT.test(value)) return value
    const instant = new Date(value)
    return Number.isNaN(instant.getTime()) ? value : istDay(instant)
  })

/** Turns a number sent as text, as forms do, into a number. */
export const FormNumber = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value,
  )

/** Treats an empty field of a form as missing. */
export const EmptyIsNothing = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value))

/** Trims a text; missing and null become empty. */
export const TextOrNothing = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    value === undefined || value === null ? '' : trimmed({ value }),
  )

/** Reduces a mobile number to its ten digits, from forms such as `+91 98765 43210` and `09876543210`. */
export const TenDigits = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/[\s-]/g, '').replace(/^(\+91|0)(?=\d{10}$)/, '') : value,
  )
