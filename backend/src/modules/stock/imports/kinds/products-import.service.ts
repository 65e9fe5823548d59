import { Injectable } from '@nestjs/common'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { grams } from '../../../../kernel/amounts/weight.js'
import { type Fault, type Row } from '../../../../kernel/csv/table.js'
import { CreateProducts } from '../../catalog/create-products.service.js'
import { type ProductDraft } from '../../catalog/domain/draft.js'
import { finishedName, type MaterialType, type Variant } from '../../catalog/domain/variants.js'
import { type ImportKind } from './import-kind.js'

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
