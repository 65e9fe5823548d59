import { applyDecorators } from '@nestjs/common'
import { Transform } from 'class-transformer'
import { ValidateBy, ValidateIf } from 'class-validator'

const isLeftOut = (value: unknown): boolean => value === undefined

/**
 * A field that may be left out. Null is something else: unlike `IsOptional`, which takes null for nothing and lets it
 * through to where no null is expected, this refuses it. A field that may be null says so in its type, with `IsOptional`.
 */
export function Optional(): PropertyDecorator {
  return applyDecorators(
    ValidateIf((_, value: unknown) => !isLeftOut(value)),
    NotNull(),
  )
}

/** A text that may be left out; null, which a form makes of an emptied field, is an empty one. */
export function OptionalText(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === null ? '' : value)),
    Optional(),
  )
}

/** A field that may be left out; null is the same. */
export function OptionalOrNull(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => value ?? undefined),
    Optional(),
  )
}

/** Also for groups of fields and lists of them: `ValidateNested` passes over null. */
export const NotNull = (): PropertyDecorator =>
  ValidateBy({
    name: 'notNull',
    validator: {
      validate: (value: unknown) => value !== null,
      defaultMessage: (about) => `${about?.property ?? 'It'} cannot be null.`,
    },
  })
