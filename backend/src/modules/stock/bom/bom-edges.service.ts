import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { Counters } from '../../../platform/mongo/counters.js'
import { BomDocument } from './schemas/bom.schema.js'

type Edge = Pick<BomDocument, 'parentProduct' | 'components'>

/**
 * Which product needs which, by all BOMs. Older BOMs count too, since one is current again when the newer one is
 * deleted.
 */
@Injectable()
export class BomEdges {
  constructor(
    @InjectModel(BomDocument.name) private readonly boms: Model<BomDocument>,
    private readonly counters: Counters,
  ) {}

  /** In each transaction that saves a BOM: two that together would close a circle follow one another. */
  async lock(): Promise<void> {
    await this.counters.next('bom-saves')
  }

  /** What products (hex) need, to any depth. @param except a BOM that does not count: what it was is about to change */
  async below(products: readonly string[], except?: Types.ObjectId): Promise<Map<string, Set<string>>> {
    const needs = new Map<string, Set<string>>()
    const others = except ? { _id: { $ne: except } } : {}
    for (let open = [...new Set(products)]; open.length > 0;) {
      for (const product of open) needs.set(product, new Set())
      const edges = await this.boms
        .find({ parentProduct: { $in: open }, ...others }, { parentProduct: 1, 'components.product': 1 })
        .lean<Edge[]>()
      for (const { parentProduct, components } of edges)
        for (const { product } of components) needs.get(String(parentProduct))?.add(String(product))
      open = [...new Set(open.flatMap((product) => [...(needs.get(product) ?? [])]))].filter(
        (product) => !needs.has(product),
      )
    }
    return needs
  }
}
