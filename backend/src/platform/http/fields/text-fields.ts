import { applyDecorators } from '@nestjs/common'
import { Transform } from 'class-transformer'
import { IsString, MaxLength, type ValidationOptions } from 'class-validator'

/** For `@Transform`: removes spaces around a text, which are never meant; anything else stays for the checks. */
export const trimmed = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim() : value

export const Trimmed = (): PropertyDecorator => Transform(trimmed)

/** A text of at most `most` characters. What is no text gets the sentence of a text too long, or its own. */
export function TextUpTo(
  most: number,
  tooLong?: ValidationOptions,
  notText?: ValidationOptions,
): PropertyDecorator {
  const length = MaxLength(most, tooLong)
  return notText ? applyDecorators(IsString(notText), length) : length
}

/** The sentence of a text too long. */
export const tooLong = (what: string, most: number): { message: string } => ({
  message: `${what} has at most ${most} characters.`,
})
