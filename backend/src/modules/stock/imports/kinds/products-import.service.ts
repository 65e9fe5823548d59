import { Injectable } from '@nestjs/common'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { grams } from '../../../../kernel/amounts/weight.js'
import { flag, matching, money, oneOf, quantity, text, whole } from '../../../../kernel/csv/cells.js'
import { type Column, type Fault, type Row } from '../../../../kernel/csv/table.js'
import { HSN_CODE } from '../../../office/settings/domain/gst.js'
import { CreateProducts } from '../../catalog/create-products.service.js'
import { type ProductDraft } from '../../catalog/domain/draft.js'
import { PRODUCT_LIMITS } from '../../catalog/domain/limits.js'
import {
  finishedName,
  MATERIAL_TYPES,
  type MaterialType,
  PRICE_UNITS,
  type Variant,
} from '../../catalog/domain/variants.js'
import { type ImportKind } from './import-kind.js'

const { name, description, image, rupees, grams: mostGrams, shelfLifeDays, lowStock } = PRODUCT_LIMITS
const code = text(40)

/**
 * The columns are named like the fields of a product; the material type decides which others are required.
 */
const COLUMNS: readonly Column[] = [
  { name: 'materialType', ...oneOf(MATERIAL_TYPES), required: true, examples: ['FG', 'RM'] },
  { name: 'name', ...text(name), examples: ['', 'Guntur chilli powder'] },
  { name: 'description', ...text(description), examples: ['Hot and sour', 'Stone ground, from Guntur'] },
  { name: 'image', ...text(image), examples: ['', ''] },
  { name: 'variantType', ...code, examples: ['CHICKEN', ''] },
  { name: 'variantOil', ...code, examples: ['CP_PO', ''] },
  { name: 'variantSpicy', ...code, examples: ['MEDIUM', ''] },
  { name: 'variantWeight', ...code, examples: ['1kg', ''] },
  { name: 'price', ...money(rupees), examples: ['849', '320.50'] },
  { name: 'mrp', ...money(rupees), examples: ['899', ''] },
  { name: 'hsnCode', ...matching(HSN_CODE, 'An HSN code has 4 to 8 digits.'), examples: ['2001', ''] },
  { name: 'gstRatePercent', ...whole(0, 28), examples: ['12', ''] },
  { name: 'priceUnit', ...oneOf(PRICE_UNITS), examples: ['', 'KG'] },
  { name: 'netWeight', ...whole(1, mostGrams), examples: ['1000', ''] },
  { name: 'grossWeight', ...whole(1, mostGrams), examples: ['1420', ''] },
  { name: 'vegetarian', ...flag, examples: ['no', 'yes'] },
  { name: 'showasIngredient', ...flag, examples: ['', 'yes'] },
  { name: 'activeFlag', ...flag, examples: ['yes', ''] },
  { name: 'unlimitedStock', ...flag, examples: ['no', ''] },
  { name: 'shelfLifeDays', ...whole(1, shelfLifeDays), examples: ['180', '365'] },
  { name: 'lowStock', ...quantity(lowStock), examples: ['5', '10'] },
]

/** The values of a line, by column. */
interface ProductValues {
  materialType: MaterialType
  price?: Paise
  mrp?: Paise
  lowStock?: Milli
  netWeight?: number
  grossWeight?: number
}

/** Converts a line to a product draft. */
function toDraft({ values }: Row): ProductDraft {
  const { price, mrp, lowStock, netWeight, grossWeight, ...plain } = values as unknown as ProductValues
  return {
    ...plain,
    ...(price === undefined ? {} : { pricePaise: price }),
    ...(mrp === undefined ? {} : { mrpPaise: mrp }),
    ...(lowStock === undefined ? {} : { lowStockMilli: lowStock }),
    ...(netWeight === undefined ? {} : { netWeight: grams(netWeight) }),
    ...(grossWeight === undefined ? {} : { grossWeight: grams(grossWeight) }),
  }
}

/** Imports new products from a file. */
@Injectable()
export class ProductsImport implements ImportKind {
  readonly columns = COLUMNS
  readonly mostLines = 10_000

  constructor(private readonly creating: CreateProducts) {}

  async faults(rows: readonly Row[]): Promise<Fault[]> {
    // The required fields depend on the material type, so only lines with a type are checked.
    const typed = rows.filter(({ values }) => values['materialType'] !== undefined)
    const all = await this.creating.faults(typed.map(toDraft))
    return typed.flatMap(({ line }, at) =>
      Object.entries(all[at] ?? {}).map(([column, sentence]) => ({
        line,
        column,
        message: sentence.endsWith('.') ? sentence : `${sentence}.`,
      })),
    )
  }

  /** The name of a finished product is generated from its variant. */
  shown(rows: readonly Row[]): Promise<Record<string, string>[]> {
    const shown = rows.map(({ values }): Record<string, string> =>
      values['materialType'] === 'FG' ? { name: finishedName(values as unknown as Variant) } : {},
    )
    return Promise.resolve(shown)
  }

  prepare(rows: readonly Row[]): Promise<() => Promise<void>> {
    const drafts = rows.map(toDraft)
    return Promise.resolve(async () => void (await this.creating.create(drafts)))
  }
}
