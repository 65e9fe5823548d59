import { Injectable } from '@nestjs/common'
import { addPaise, type Paise, percentOf } from '../../../kernel/amounts/money.js'
import { InvalidInput } from '../../../kernel/errors/errors.js'
import { Settings } from '../../office/settings/settings.service.js'
import { type NamedProduct, Products, type StoredProduct } from '../../stock/catalog/products.service.js'
import { ONE_UNIT } from './domain/batch-costs.js'
import { type Effect, type SoldJar, whatIf } from './domain/what-if.js'
import { Estimates } from './estimates.service.js'

/** A new price of a material, given as a price or in percent. */
export interface WantedChange {
  /** `Id` or `_id`. */
  product: string
  pricePaise?: Paise | undefined
  /** Change of today's price in percent; negative for a lower price. */
  percent?: number | undefined
}

export interface WhatIf {
  product: NamedProduct
  pricePaise: Paise
  newPricePaise: Paise
  effects: Effect[]
  /** Names of jars that have a recipe but no cost, since a component has no price. */
  unknown: string[]
}

/** Calculates the effect of a raw material's new price on jars (docs/domain/costs.md#what-if). */
@Injectable()
export class WhatIfQueries {
  constructor(
    private readonly products: Products,
    private readonly estimates: Estimates,
    private readonly settings: Settings,
  ) {}

  /** @throws NotFound, InvalidInput for a product that is not a raw material or has no price yet */
  async calculate(wanted: WantedChange): Promise<WhatIf> {
    const product = await this.products.resolve(wanted.product)
    if (product.materialType !== 'RM')
      throw InvalidInput.field(
        'product',
        `${product.Id} is not a raw material: its price follows from its components.`,
      )
    const all = await this.products.all()
    const { gst } = await this.settings.current()
    const jars = all.filter(isSold).map((jar) => soldJar(jar, gst))
    const source = await this.estimates.source(jars.map(({ id }) => id))
    const id = String(product._id)
    const pricePaise = source.costOf(id, ONE_UNIT)
    if (pricePaise === null)
      throw InvalidInput.field(
        'product',
        `${product.title} is in no recipe, or was never bought: nothing changes.`,
      )
    const newPricePaise =
      wanted.pricePaise ?? addPaise(pricePaise, percentOf(pricePaise, wanted.percent ?? 0))
    const { effects, unknown } = whatIf(jars, source, { product: id, pricePaise, newPricePaise })
    return { product, pricePaise, newPricePaise, effects, unknown }
  }
}

const isSold = ({ materialType, activeFlag }: StoredProduct) => materialType === 'FG' && activeFlag

function soldJar(
  { _id, Id, title, pricePaise, gstRatePercent }: NamedProduct,
  gst: { enabled: boolean; ratePercent: number },
): SoldJar {
  const taxPercent = gst.enabled ? (gstRatePercent ?? gst.ratePercent) : 0
  return { id: String(_id), Id, name: title, pricePaise, taxPercent }
}
