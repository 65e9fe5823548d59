import { type ArgumentMetadata } from '@nestjs/common'
import { Type } from 'class-transformer'
import {
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsMongoId,
  IsNotEmpty,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator'
import { InvalidInput } from '../../../kernel/errors/errors.js'
import { IsDay } from '../fields/is-day.js'
import { TextUpTo, tooLong } from '../fields/text-fields.js'
import { validationPipe } from './validation.js'

class Line {
  @Min(1) @IsInt() quantity!: number
}
class Body {
  @MaxLength(40) product!: string
  @IsString() supplierLot!: string
  @Max(9) @IsInt() count!: number
  @IsIn(['KG', 'PC']) priceUnit!: string
  @IsMongoId() outlet!: string
  @IsBoolean() confirmed!: boolean
  @IsNotEmpty() quantitytoProduce!: number
  @IsDay() receivedOn!: string
  @TextUpTo(200, tooLong('The reason', 200), { message: 'The reason must be text.' }) reason!: string
  @IsString({ each: true }) allergens!: string[]
  @IsArray() @ValidateNested({ each: true }) @Type(() => Line) lines!: Line[]
}
const right = {
  product: 'FG-0001',
  supplierLot: 'A',
  count: 1,
  priceUnit: 'KG',
  outlet: '6740c1f2a4b5c6d7e8f90123',
  confirmed: true,
  quantitytoProduce: 1,
  receivedOn: '2026-11-24',
  reason: 'Damp',
  allergens: [],
  lines: [],
}

async function faults(change: object): Promise<unknown> {
  const metadata: ArgumentMetadata = { type: 'body', metatype: Body }
  try {
    await validationPipe().transform({ ...right, ...change }, metadata)
    return {}
  } catch (error) {
    return error instanceof InvalidInput ? error.details['fields'] : error
  }
}

it.each<[object, string, string]>([
  [{ product: 'x'.repeat(41) }, 'product', 'Product has at most 40 characters.'],
  [{ supplierLot: 7 }, 'supplierLot', 'Supplier lot must be text.'],
  [{ supplierLot: undefined }, 'supplierLot', 'Supplier lot is missing.'],
  [{ count: 1.5 }, 'count', 'Count must be a whole number.'],
  [{ count: 10 }, 'count', 'Count is at most 9.'],
  [{ priceUnit: 'LB' }, 'priceUnit', 'Price unit is one of KG, PC.'],
  [{ outlet: 'here' }, 'outlet', 'Outlet must be chosen from the list.'],
  [{ confirmed: 'perhaps' }, 'confirmed', 'Confirmed is true or false.'],
  [{ quantitytoProduce: '' }, 'quantitytoProduce', 'Quantity to produce is missing.'],
  [{ reason: 7 }, 'reason', 'The reason must be text.'],
  [{ reason: null }, 'reason', 'The reason is missing.'],
  [{ reason: 'x'.repeat(201) }, 'reason', 'The reason has at most 200 characters.'],
  [{ allergens: [7] }, 'allergens', 'Each of Allergens must be text.'],
  [{ lines: [{ quantity: 0 }] }, 'lines.0.quantity', 'Quantity is at least 1.'],
  [{ receivedOn: 'soon' }, 'receivedOn', 'Received on is a day, written YYYY-MM-DD.'],
  [{ receivedOn: '0026-11-24' }, 'receivedOn', 'Received on has a year from 2000 to 2100.'],
  [{ receivedOn: '2101-01-01' }, 'receivedOn', 'Received on has a year from 2000 to 2100.'],
])('answers %j with a sentence that names %s', async (change, field, sentence) =>
  expect(await faults(change)).toEqual({ [field]: sentence }),
)

it('accepts valid input', async () => expect(await faults({})).toEqual({}))

it.each([[[]], [[right]], ['text'], [7]])('refuses %j in place of an object', async (body) => {
  const refused = validationPipe().transform(body, { type: 'body', metatype: Body })
  await expect(refused).rejects.toBeInstanceOf(InvalidInput)
})

it('checks the other fields of a body that has one called constructor', async () => {
  expect(await faults({ constructor: { prototype: {} }, count: 10 })).toEqual({
    count: 'Count is at most 9.',
  })
  expect(await faults({ constructor: { prototype: {} } })).toEqual({})
})
