import { applyDecorators } from '@nestjs/common'
import { Transform } from 'class-transformer'
import { ValidateBy, ValidateIf } from 'class-validator'

const isLeftOut = (value: unknown): boolean => value === undefined

/**
 * A field that may be left out, but not null: `IsOptional` would let null through to code that does not expect it. A field
 * that may be null has it in its type, and uses `IsOptional`.
 */
export function Optional(): PropertyDecorator {
  return applyDecorators(
    ValidateIf((_, value: unknown) => !isLeftOut(value)),
    NotNull(),
  )
}

/** A text that may be left out; null, which forms send for an emptied field, counts as empty text. */
export function OptionalText(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === null ? '' : value)),
    Optional(),
  )
}

/** A field that may be left out; null counts as left out. */
export function OptionalOrNull(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => value ?? undefined),
    Optional(),
  )
}

/** Refuses null for groups of fields and lists of them, which `ValidateNested` would accept. */
export const NotNull = (): PropertyDecorator =>
  ValidateBy({
    name: 'notNull',
    validator: {
      validate: (value: unknown) => value !== null,
      defaultMessage: (about) => `${about?.property ?? 'It'} cannot be null.`,
    },
  })
