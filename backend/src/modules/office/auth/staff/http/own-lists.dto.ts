import { ApiProperty } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsString,
  Matches,
  ValidateBy,
  ValidateNested,
} from 'class-validator'
import { Group, Text } from '../../../../../platform/http/fields/bounded-fields.js'
import { NotNull } from '../../../../../platform/http/fields/optional-fields.js'
import { type OwnList } from '../schemas/own-lists.schema.js'

/** As many as a person tells apart. */
const MOST_VIEWS = 8
const LONGEST_NAME = 30
const MOST_COLUMNS = 40
const SOURCE = /^[A-Za-z_][\w.]{0,59}$/

const FILTER_NAME = /^[A-Za-z]\w{0,39}$/
const MOST_VALUES = 50
const LONGEST_VALUE = 200
/** Of a filter as JSON. */
const LONGEST_FILTER = 2_000

const isPlain = (value: unknown): boolean =>
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && value.length <= LONGEST_VALUE)
const isValue = (value: unknown): boolean =>
  value === null ||
  isPlain(value) ||
  (Array.isArray(value) && value.length <= MOST_VALUES && value.every(isPlain))

function isFilter(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const isNamed = Object.entries(value).every(([name, one]) => FILTER_NAME.test(name) && isValue(one))
  return isNamed && JSON.stringify(value).length <= LONGEST_FILTER
}

const WRONG_FILTER = `The filter has names with plain values or short lists of them, ${LONGEST_FILTER} characters in all.`

class SortBody {
  @ApiProperty({ example: 'orderDate' })
  @Matches(SOURCE, { message: 'The order names a column.' })
  field!: string

  @ApiProperty({ enum: ['ASC', 'DESC'] })
  @IsIn(['ASC', 'DESC'])
  order!: 'ASC' | 'DESC'
}

class ListViewBody {
  @Text('The name of a view', 1, LONGEST_NAME, 'Phone orders of today')
  name!: string

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    example: { channel: 'phone' },
    description: 'The filters of the list, as the console sends them',
  })
  @ValidateBy({
    name: 'isFilter',
    validator: { validate: isFilter, defaultMessage: () => WRONG_FILTER },
  })
  filter!: Record<string, unknown>

  @Group(() => SortBody, 'The order of the rows')
  sort!: SortBody
}

/** How the caller wants one list. */
export class OwnListBody {
  @ApiProperty({ type: [ListViewBody], maxItems: MOST_VIEWS })
  @IsArray({ message: 'The views are a list.' })
  @ArrayMaxSize(MOST_VIEWS, { message: `There are at most ${MOST_VIEWS} views of a list.` })
  @ArrayUnique(({ name }: ListViewBody) => name, { message: 'Each view has a name of its own.' })
  @ValidateNested({ each: true, message: 'Each view has a name, a filter and an order.' })
  @NotNull()
  @Type(() => ListViewBody)
  views!: ListViewBody[]

  @ApiProperty({
    type: [String],
    maxItems: MOST_COLUMNS,
    example: ['city'],
    description: 'Columns that are not shown',
  })
  @IsArray({ message: 'The hidden columns are a list.' })
  @ArrayMaxSize(MOST_COLUMNS, { message: `There are at most ${MOST_COLUMNS} hidden columns.` })
  @IsString({ each: true, message: 'A hidden column is named as in the list.' })
  @Matches(SOURCE, { each: true, message: 'A hidden column is named as in the list.' })
  hidden!: string[]
}

export class OwnListAnswer extends OwnListBody {
  @ApiProperty({ example: 'orders', description: 'The list as in its address' }) list!: string
  @ApiProperty({ type: Date }) changedAt!: Date
}

export class OwnListsAnswer {
  @ApiProperty({ type: [OwnListAnswer] }) lists!: OwnListAnswer[]
}

export function toOwnList(list: string, { views, hidden, changedAt }: OwnList): OwnListAnswer {
  return {
    list,
    views: views.map(({ name, filter, sort }) => ({
      name,
      filter: JSON.parse(filter) as Record<string, unknown>,
      sort,
    })),
    hidden,
    changedAt,
  }
}
