import { applyDecorators } from '@nestjs/common'
import { IsInt, Max, Min } from 'class-validator'

const WHOLE_JARS = { message: 'The quantity is a whole number of jars, at least 1.' }

/** A number of jars in a request: whole, from 1 to `most`. */
export function WholeJars(most: number): PropertyDecorator {
  return applyDecorators(IsInt(WHOLE_JARS), Min(1, WHOLE_JARS), Max(most, WHOLE_JARS))
}

/** For a number of jars that may be none. */
export const JARS = { message: '$property is a whole number of jars, 0 or more' }

/** For the place of a line in its order. */
export const LINE = { message: 'The line is counted from 0.' }
