import { Transform } from 'class-transformer'
import { istDay } from '../../../kernel/dates/ist.js'
import { trimmed } from './text-fields.js'

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/

/** A day, or the Indian day of an instant: dates of scripts arrive as instants. */
export const FormDay = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => {
    if (typeof value !== 'string' || !INSTANT.test(value)) return value
    const instant = new Date(value)
    return Number.isNaN(instant.getTime()) ? value : istDay(instant)
  })

/** Turns a number in text, as forms send it, into a number. */
export const FormNumber = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value,
  )

/** Treats an empty field of a form as missing. */
export const EmptyIsNothing = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value))

/** A trimmed text; empty when missing or null. */
export const TextOrNothing = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    value === undefined || value === null ? '' : trimmed({ value }),
  )

/** The ten digits of a mobile number, from forms such as `+91 98765 43210` and `09876543210`. */
export const TenDigits = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/[\s-]/g, '').replace(/^(\+91|0)(?=\d{10}$)/, '') : value,
  )
