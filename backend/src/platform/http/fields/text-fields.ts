import { applyDecorators } from '@nestjs/common'
import { Transform } from 'class-transformer'
import { IsString, MaxLength, type ValidationOptions } from 'class-validator'

/** For `@Transform`: trims a text; other values pass unchanged to the checks. */
export const trimmed = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim() : value

export const Trimmed = (): PropertyDecorator => Transform(trimmed)

/**
 * A text of at most `most` characters. Other values get the sentence for a text that is too long, or one
 * of their own.
 */
export function TextUpTo(
  most: number,
  tooLong?: ValidationOptions,
  notText?: ValidationOptions,
): PropertyDecorator {
  const length = MaxLength(most, tooLong)
  return notText ? applyDecorators(IsString(notText), length) : length
}

/** The sentence for a text that is too long. */
export const tooLong = (what: string, most: number): { message: string } => ({
  message: `${what} has at most ${most} characters.`,
})
