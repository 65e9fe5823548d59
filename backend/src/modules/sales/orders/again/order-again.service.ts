import { Injectable } from '@nestjs/common'
import { type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { fromMilli } from '../../../../kernel/amounts/quantity.js'
import { type CatalogueLists, nameInWords } from '../../../office/settings/domain/catalogue-lists.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { Products } from '../../../stock/catalog/products.service.js'
import {
  CART_ADDRESS_FIELDS,
  type CartAndProducts,
  type CartChanges,
  Carts,
  type StoredCart,
} from '../cart/carts.service.js'
import { OrderQueries } from '../store/orders.queries.js'
import { type StoredOrder } from '../store/stored-order.js'
import { type JarAgain, linesAgain } from './domain/again.js'

/** A jar of the order, by the name that people read, with what it cost then and costs now. */
export interface OrderedJarAgain extends JarAgain<Types.ObjectId> {
  Id: string
  title: string
  thenPaise: Paise
  /** null when it is no longer sold. */
  nowPaise: Paise | null
}

/** Puts the jars of an earlier order into the cart of its customer (docs/domain/orders.md#order-again). */
@Injectable()
export class OrderAgain {
  constructor(
    private readonly orders: OrderQueries,
    private readonly carts: Carts,
    private readonly products: Products,
    private readonly settings: Settings,
  ) {}

  /**
   * One change of the cart, or none: what cannot be had is named and stops nothing else. Repeating it changes nothing.
   * @throws NotFound for an order that is not the customer's; Conflict CART_BUSY
   */
  async fill(userId: string, orderId: string): Promise<CartAndProducts & { jars: OrderedJarAgain[] }> {
    const order = await this.orders.owned(userId, orderId)
    const products = await this.products.byIds(order.items.map(({ productId }) => productId))
    const { maxQuantityPerItem, catalogue } = await this.settings.current()
    const ordered = orderedJars(order)
    let jars: JarAgain<Types.ObjectId>[] = []
    const cart = await this.carts.change(userId, (before) => {
      const after = linesAgain(before.lines, ordered, products, maxQuantityPerItem)
      jars = after.jars
      const address = after.lines.length > 0 ? addressFor(before, order) : null
      return after.lines === before.lines && !address ? null : { ...address, lines: [...after.lines] }
    })
    const named = jars.map((jar) => ({
      ...jar,
      ...before(order, jar.productId, catalogue),
      nowPaise: jar.problem === 'NOT_SOLD' ? null : (products.get(String(jar.productId))?.pricePaise ?? null),
    }))
    return { cart, products: [...products.values()], jars: named }
  }
}

/** The jars by product: an order may name one in several lines. */
function orderedJars({ items }: StoredOrder): { productId: Types.ObjectId; quantity: number }[] {
  const counted = new Map<string, { productId: Types.ObjectId; quantity: number }>()
  for (const { productId, quantityMilli } of items) {
    const quantity = (counted.get(String(productId))?.quantity ?? 0) + fromMilli(quantityMilli)
    counted.set(String(productId), { productId, quantity })
  }
  return [...counted.values()]
}

/** The address of the order for a cart that has none, as where staff took the order; null leaves the cart's. */
function addressFor(cart: StoredCart, order: StoredOrder): CartChanges | null {
  const isBlank = CART_ADDRESS_FIELDS.every((field) => cart[field] === '')
  if (!isBlank || order.handover === 'pickup') return null
  return Object.fromEntries(CART_ADDRESS_FIELDS.map((field) => [field, order[field]]))
}

function before({ items }: StoredOrder, productId: Types.ObjectId, catalogue: CatalogueLists) {
  const item = items.find((one) => one.productId.equals(productId))
  if (!item) throw new Error(`An order without its product ${String(productId)}`)
  return { Id: item.Id, title: nameInWords(item.name, catalogue), thenPaise: item.unitPaise }
}
