import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { fromMilli } from '../../../../kernel/amounts/quantity.js'
import { UNPAID_AND_HELD } from '../domain/guards.js'
import { OrderDocument } from '../schemas/order.schema.js'

/** Jars of a product in unpaid orders, which no other customer can buy. */
export interface UnpaidHold {
  Id: string
  name: string
  jars: number
  orders: number
}

type Held = Pick<OrderDocument, 'items'>
const ITEMS = { 'items.Id': 1, 'items.name': 1, 'items.quantityMilli': 1 } as const
/** More products than the cockpit can show. */
const MOST_TOLD = 20

/** Reads what unpaid orders hold (docs/domain/orders.md#holds). */
@Injectable()
export class UnpaidHolds {
  constructor(@InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>) {}

  /** Held jars by product, the most first. */
  async byProduct(): Promise<UnpaidHold[]> {
    const found = await this.orders.find(UNPAID_AND_HELD.filter, ITEMS).lean<Held[]>()
    const holds = new Map<string, UnpaidHold>()
    for (const { items } of found)
      for (const { Id, name, quantityMilli } of items) {
        const before = holds.get(Id) ?? { Id, name, jars: 0, orders: 0 }
        const jars = before.jars + fromMilli(quantityMilli)
        holds.set(Id, { Id, name, jars, orders: before.orders + 1 })
      }
    return [...holds.values()].sort((one, other) => other.jars - one.jars).slice(0, MOST_TOLD)
  }
}
