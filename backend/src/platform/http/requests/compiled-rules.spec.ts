import 'reflect-metadata'
import { plainToInstance, Type } from 'class-transformer'
import {
  Allow,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  MaxLength,
  Min,
  registerDecorator,
  validate,
  ValidateIf,
  ValidateNested,
} from 'class-validator'
import { passesRules } from './compiled-rules.js'

class Line {
  @Min(1) @IsInt() quantity!: number
  @IsOptional() @MaxLength(3) note?: string
}
class Named {
  @MaxLength(5) @IsString() name!: string
}
class Body extends Named {
  @IsIn(['KG', 'PC']) unit!: string
  @IsString({ each: true }) words!: string[]
  @Allow() free?: unknown
  @ValidateIf(({ unit }: Body) => unit === 'KG') @IsInt() grams?: number
  @IsInt({ validateIf: (_, value) => value !== 'many' }) count!: unknown
  @IsArray() @ValidateNested({ each: true }) @Type(() => Line) lines!: Line[]
  @IsOptional() @ValidateNested() @Type(() => Line) first?: Line
}
class Asked {
  @Asks() name!: string
}
class Bare {
  name!: string
}

function Asks(): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      target: target.constructor,
      propertyName: String(propertyName),
      async: true,
      validator: { validate: (value) => Promise.resolve(value === 'right') },
    })
}

const right = {
  name: 'Chili',
  unit: 'PC',
  words: ['a'],
  free: { any: 1 },
  grams: 'unread',
  count: 1,
  lines: [{ quantity: 1 }, { quantity: 2, note: 'abc' }],
}

/** Asks class-validator and the compiled rules; each gets an object of its own, since both take properties out. */
async function both(type: new () => object, plain: object) {
  const [one, other] = [plainToInstance(type, plain), plainToInstance(type, plain)]
  const errors = await validate(one, { whitelist: true, forbidUnknownValues: false })
  return { passes: errors.length === 0, quick: passesRules(other), one, other }
}

it.each<[string, object]>([
  ['a right body', {}],
  ['a body without what is optional', { free: undefined, first: null }],
  ['a nested object', { first: { quantity: 3 } }],
  ['a rule whose condition is met', { unit: 'KG', grams: 5 }],
  ['a rule with a condition of its own', { count: 'many' }],
  ['no lines', { lines: [] }],
  ['properties that no rule names, in each object', { role: 'admin', lines: [{ quantity: 1, price: 0 }] }],
])('passes %s, and leaves the same of it as class-validator', async (_, change) => {
  const { passes, quick, one, other } = await both(Body, { ...right, ...change })
  expect([passes, quick]).toEqual([true, true])
  expect(other).toEqual(one)
})

it.each<[string, object]>([
  ['a missing value', { name: undefined }],
  ['a rule of the class that it extends', { name: 'Chilies' }],
  ['a value that is not in the list', { unit: 'L' }],
  ['one of several values', { words: ['a', 1] }],
  ['a rule whose condition is met', { unit: 'KG', grams: 'five' }],
  ['a rule with a condition of its own', { count: 'few' }],
  ['one of several nested objects', { lines: [{ quantity: 1 }, { quantity: 0 }] }],
  ['a nested object', { first: { quantity: 1, note: 'abcd' } }],
  ['a text in place of an object', { first: 'text' }],
  ['an object in place of a list', { lines: { quantity: 1 } }],
  ['nothing in place of an object of a list', { lines: [null] }],
])('refuses %s, as class-validator does', async (_, change) => {
  const { passes, quick } = await both(Body, { ...right, ...change })
  expect([passes, quick]).toEqual([false, false])
})

it('leaves what answers later, and classes without rules, to class-validator', async () => {
  const standIn = { constructor: Named }
  expect(passesRules(standIn)).toBe(false)
  expect(standIn.constructor).toBe(Named)
  expect(await both(Asked, { name: 'right' })).toMatchObject({ passes: true, quick: false })
  expect(await both(Bare, { name: 'any' })).toMatchObject({ passes: true, quick: false })
})
