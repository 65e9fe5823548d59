import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import {
  IsBoolean,
  IsDefined,
  IsInt,
  IsNumber,
  IsOptional,
  Length,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator'
import { MOST_RUPEES } from '../../../kernel/amounts/money.js'
import { MOST_UNITS } from '../../../kernel/amounts/quantity.js'
import { Optional } from './optional-fields.js'
import { Trimmed } from './text-fields.js'

type Property = PropertyDecorator

/** A text of `min` to `max` characters; `what` begins its sentence. */
export function Text(what: string, min: number, max: number, example: string): Property {
  const message = min === max ? `${what} is ${min} characters.` : `${what} is ${min} to ${max} characters.`
  return applyDecorators(
    Trimmed(),
    ApiProperty({ example, minLength: min, maxLength: max }),
    Length(min, max, { message }),
  )
}

/** A text that matches a pattern; `message` describes it. */
export function Formed(pattern: RegExp, message: string, example: string): Property {
  return applyDecorators(
    Trimmed(),
    ApiProperty({ example, description: message }),
    Matches(pattern, { message }),
  )
}

/** Like `Formed`, and null where there is none. */
export function FormedOrNone(pattern: RegExp, message: string, example: string | null): Property {
  return applyDecorators(
    Trimmed(),
    ApiProperty({ type: String, nullable: true, example, description: message }),
    IsOptional(),
    Matches(pattern, { message }),
  )
}

/** A whole number from `min` to `max`; `refusal` has the sentence for other values. */
export function WholeNumber(min: number, max: number, refusal: { message: string }): Property {
  return applyDecorators(IsInt(refusal), Min(min, refusal), Max(max, refusal))
}

/** A whole number of `unit` from `min` to `max`. */
export function Whole(what: string, min: number, max: number, unit: string, example: number): Property {
  const message = `${what} is a whole number from ${min} to ${max}.`
  return applyDecorators(
    ApiProperty({ type: 'integer', example, minimum: min, maximum: max, description: `${what}; ${unit}` }),
    WholeNumber(min, max, { message }),
  )
}

/** A number from `min` to `max` with at most `decimals` decimals. */
export function Decimal(
  what: string,
  min: number,
  max: number,
  decimals: number,
  unit: string,
  example: number,
): Property {
  const places = decimals === 1 ? 'one decimal' : `${decimals} decimals`
  const message = `${what} is a number from ${min} to ${max} with at most ${places}.`
  return applyDecorators(
    ApiProperty({ example, minimum: min, maximum: max, description: `${what}; ${unit}` }),
    IsNumber({ maxDecimalPlaces: decimals }, { message }),
    Min(min, { message }),
    Max(max, { message }),
  )
}

/** The sentence of a field that is wrong. */
interface Sentence {
  message: string
}

interface Bounds {
  min?: number
  most?: number
  /** The sentence of more than `most`, if it is one of its own. */
  tooMuch?: Sentence
}

/** An amount in rupees with at most two decimals; `wrong` is the sentence of everything else. */
export function Rupees(
  wrong: Sentence,
  { min = 0, most = MOST_RUPEES, tooMuch = wrong }: Bounds = {},
): Property {
  return applyDecorators(IsNumber({ maxDecimalPlaces: 2 }, wrong), Min(min, wrong), Max(most, tooMuch))
}

/** A quantity in the unit of its product, mostly in thousandths; `wrong` is the sentence of everything else. */
export function Quantity(
  wrong: Sentence,
  { min = 0, most = MOST_UNITS, decimals = 3, tooMuch = wrong }: Bounds & { decimals?: number } = {},
): Property {
  return applyDecorators(IsNumber({ maxDecimalPlaces: decimals }, wrong), Min(min, wrong), Max(most, tooMuch))
}

/** The version of `what` that an editor loaded; it may be left out, and then the last save wins. */
export function LoadedVersion(what: string): Property {
  const message = `The version is the one that the ${what} was read with.`
  return applyDecorators(Min(0), IsInt({ message }), Optional())
}

export function Flag(what: string, example: boolean): Property {
  return applyDecorators(
    ApiProperty({ example, description: what }),
    IsBoolean({ message: `${what} is true or false.` }),
  )
}

/** A group of fields, each checked; the group itself cannot be left out. */
export function Group(group: () => new () => object, description: string): Property {
  const message = `${description}: some fields are missing.`
  return applyDecorators(
    // Not `type: group`: Swagger recognises a lazy type by the name of its function, `type`.
    ApiProperty({ type: () => group(), description }),
    ValidateNested({ message }),
    IsDefined({ message }),
    Type(group),
  )
}
