import { paise } from '../../../src/kernel/amounts/money.js'
import { milli } from '../../../src/kernel/amounts/quantity.js'
import { type RecallDetail } from '../../../src/modules/insight/recalls/http/recall.answer.js'
import { type RecallReportAnswer } from '../../../src/modules/insight/recalls/http/recall-report.answer.js'
import { Receiving } from '../../../src/modules/stock/inventory/receiving/receiving.service.js'
import { type Answer, type Client } from '../http/client.js'
import { type WireError, type WireOrder } from '../http/orders.wire.js'
import { productRow } from '../http/product-row.js'
import { ADMIN, packer } from './auth.builders.js'
import { expectOk, type Jar, OrderShop } from './orders.builders.js'
import { anOutlet } from './outlets.builders.js'
import { PaymentShop } from './payments.builders.js'
import { aPot, type BatchName } from './pots.builders.js'

export type RecallResult = Answer<RecallDetail & WireError>

/** What was bought, and how far it got. */
export interface Bought {
  client: Client
  order: WireOrder
}

/** A lot of chillies that went through one pot into jars. */
export interface Lot {
  chillies: BatchName
  jar: Jar
  jars: BatchName
}

/** A shop that cooks and sells, with an admin who calls jars back. */
export class RecallDesk {
  private lots = 0

  private constructor(
    readonly shop: OrderShop,
    readonly money: PaymentShop,
    readonly admin: Client,
    readonly ops: Client,
  ) {}

  static async open(): Promise<RecallDesk> {
    const shop = await OrderShop.open()
    const admin = await shop.staff()
    const { client } = await packer(shop.running, admin)
    return new RecallDesk(shop, PaymentShop.at(shop.running), admin, client)
  }

  close(): Promise<void> {
    return this.shop.close()
  }

  get db() {
    return this.shop.running.db
  }

  /** A batch of raw material, in kilograms. */
  async material(kilograms = 10): Promise<BatchName> {
    this.lots += 1
    const product = productRow({
      Id: `RM-${9000 + this.lots}`,
      name: `Chillies ${this.lots}`,
      materialType: 'RM',
      priceUnit: 'KG',
    })
    await this.db.collection('products').insertOne(product)
    const receipt = {
      outletId: await anOutlet(this.shop.running),
      productId: String(product._id),
      quantityMilli: milli(kilograms * 1000),
      pricePaise: paise(40_000),
      by: ADMIN.mobileNumber,
      at: this.shop.running.clock.now(),
    }
    const batch = await this.shop.running.app.get(Receiving).open(receipt, 'For a test')
    return { _id: String(batch._id), batchNumber: batch.batchNumber }
  }

  /** A run of a lot that is finished, or still planned when no batches came out of it. */
  run(from: readonly BatchName[], makes: Jar, yields: readonly BatchName[]): Promise<string> {
    return aPot(this.shop.running, from, makes, yields)
  }

  /** Chillies, a finished pot of them, and its jars. */
  async lot(): Promise<Lot> {
    const chillies = await this.material()
    const jar = await this.shop.jar()
    const [jars] = await this.shop.batches(jar)
    if (!jars) throw new Error('A jar without a batch')
    await this.run([chillies], jar, [jars])
    return { chillies, jar, jars }
  }

  /** Bought and paid at the provider, nothing packed yet. */
  async bought(lines: readonly (readonly [Jar, number])[]): Promise<Bought> {
    const placed = await this.shop.placed(lines)
    const session = await this.money.token({ ...placed, productId: null } as never)
    expectOk(session)
    await this.money.complete(session.body.payment_session_id, { outcome: 'SUCCESS', webhook: false })
    expectOk(await this.money.report({ ...placed, productId: null } as never))
    return placed
  }

  /** As `bought`, with every line taken from its product's first batch. */
  async packed(lines: readonly (readonly [Jar, number])[]): Promise<Bought> {
    const bought = await this.bought(lines)
    for (const [itemIdx, [jar]] of lines.entries()) {
      const [batch] = await this.shop.batches(jar)
      expectOk(await this.shop.assign(bought.order, { itemIdx, stockId: batch?._id }))
    }
    return bought
  }

  /** As `packed`, and the courier has it. */
  async sent(lines: readonly (readonly [Jar, number])[]): Promise<Bought> {
    const packed = await this.packed(lines)
    expectOk(await this.shop.ship(packed.order))
    return packed
  }

  begin(batchNumber: string, changes: object = {}, by = this.admin): Promise<RecallResult> {
    return by.post('/api/admin/recalls', { batchNumber, drill: false, reason: 'Mould', ...changes })
  }

  async recall(batchNumber: string, changes: object = {}): Promise<RecallDetail> {
    const answer = await this.begin(batchNumber, changes)
    expectOk(answer)
    return answer.body
  }

  async look({ id }: { id: string }): Promise<RecallDetail> {
    return (await this.admin.get<RecallDetail>(`/api/admin/recalls/${id}`)).body
  }

  async report({ id }: { id: string }): Promise<RecallReportAnswer> {
    return (await this.admin.get<RecallReportAnswer>(`/api/admin/recalls/${id}/report`)).body
  }

  freeze({ id }: { id: string }): Promise<RecallResult> {
    return this.admin.post(`/api/admin/recalls/${id}/freeze`)
  }

  mark({ id }: { id: string }, orderIds: string[], changes: object = {}): Promise<RecallResult> {
    return this.admin.post(`/api/admin/recalls/${id}/marks`, {
      mark: 'informed',
      orderIds,
      done: true,
      ...changes,
    })
  }

  decide(
    { id }: { id: string },
    { order }: Pick<Bought, 'order'>,
    changes: object = {},
  ): Promise<RecallResult> {
    return this.admin.post(`/api/admin/recalls/${id}/decisions`, {
      orderId: order.orderId,
      line: 0,
      decision: 'refund',
      ...changes,
    })
  }

  recover({ id }: { id: string }, { order }: Pick<Bought, 'order'>, changes: object): Promise<RecallResult> {
    return this.admin.put(`/api/admin/recalls/${id}/recovered`, {
      orderId: order.orderId,
      line: 0,
      ...changes,
    })
  }

  end({ id }: { id: string }): Promise<RecallResult> {
    return this.admin.post(`/api/admin/recalls/${id}/close`)
  }

  /** Every document of every collection but those of recalls, the audit log and what a request leaves by itself. */
  async everything(): Promise<Record<string, string>> {
    const left = [
      'recalls',
      'recalllines',
      'recalllog',
      // What other processes are told, and sums that are made again now and then.
      'changes',
      'customers',
      'customerchanges',
      'auditlog',
      'sessions',
      'throttles',
      'jobruns',
      'leases',
    ]
    const names = (await this.db.listCollections())
      .map(({ name }) => name)
      .filter((name) => !left.includes(name))
    const dumped = names.sort().map(async (name) => {
      const rows = await this.db.collection(name).find().sort({ _id: 1 }).toArray()
      return [name, JSON.stringify(rows)] as const
    })
    return Object.fromEntries(await Promise.all(dumped))
  }
}

/** The line of an order in what a recall answers. */
export function lineOf(recall: RecallDetail, { order }: Pick<Bought, 'order'>, line = 0) {
  const orders = recall.customers.flatMap((customer) => customer.orders)
  const found = orders.find(({ orderId }) => orderId === order.orderId)
  return found?.lines.find((one) => one.line === line)
}
