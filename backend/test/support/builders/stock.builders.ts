import { type StoredProduct } from '../../../src/modules/stock/catalog/products.service.js'
import { type Drift } from '../../../src/modules/stock/inventory/domain/drift.js'
import { type Answer, Client } from '../http/client.js'
import { ADMIN, packer } from './auth.builders.js'
import { Pantry } from './catalogue.builders.js'

export interface StockEntry {
  _id: string
  batchNumber: string
  outlet: { _id: string; name: string }
  product: { Id: string; name: string } | null
  quantity: number
  reservedQuantity: number
  usedQuantity: number
  remainingQuantity: number
  priceUnit: string
  price: number
  reservation: { reservationId: string } | null
  receivedOn: string
  bestBefore: string | null
  source: string
  splitFrom: string | null
  supplierLot: string
  invoiceNumber: string
  notes: string
  state: string
  quarantine: { reason: string; by: string } | null
  expired: boolean
  expiryOverride: { reason: string } | null
  noStockConfirmed: boolean
  version: number
}

/** What calls about stock answer: done, or refused. */
export interface StockAnswer extends StockEntry {
  message: string
  error: string
  code: string
  stock: StockEntry
  stockEntries: StockEntry[]
  details: { fields?: Record<string, string>; [detail: string]: unknown }
}

const OTHER_OUTLET = {
  name: 'Kitchen',
  mobileNumberOutlet: '9000000020',
  otpOutlet: '482913',
  email: 'kitchen@jaadi.example',
  address: '4 Back Lane, L.B Nagar',
}

/** A workshop with an admin and a packer, who receive and look after batches. */
export class Storeroom {
  private constructor(
    readonly pantry: Pantry,
    readonly boss: Client,
    readonly ops: Client,
  ) {}

  static async open(): Promise<Storeroom> {
    const pantry = await Pantry.open()
    const boss = await pantry.staff()
    const { client } = await packer(pantry.running, boss)
    return new Storeroom(pantry, boss, client)
  }

  close(): Promise<void> {
    return this.pantry.close()
  }

  private materials = 0

  /** A raw material that nothing else uses, in kilograms. */
  material(shelfLifeDays: number | null = null): Promise<StoredProduct> {
    this.materials += 1
    return this.pantry.create({
      materialType: 'RM',
      name: `Chillies ${this.materials}`,
      description: 'Guntur, dried',
      priceUnit: 'KG',
      shelfLifeDays,
    })
  }

  /** A raw material that nothing else uses, in litres. */
  oil(): Promise<StoredProduct> {
    this.materials += 1
    const name = `Oil ${this.materials}`
    return this.pantry.create({ materialType: 'RM', name, description: 'Sesame', priceUnit: 'LTR' })
  }

  /** A receipt as the form sends it. */
  async receipt(product: { Id: string }, changes: object = {}): Promise<Record<string, unknown>> {
    const outlet = await this.pantry.outlet()
    const sent = { outlet, product: product.Id, batchNumber: 'RM-000000-000', quantity: 25, priceUnit: 'KG' }
    return { ...sent, price: 212.5, ...changes }
  }

  async post(product: { Id: string }, changes: object = {}, by = this.boss): Promise<Answer<StockAnswer>> {
    return by.post<StockAnswer>('/api/stock', await this.receipt(product, changes))
  }

  /** A batch that was received. */
  async batch(product: { Id: string }, changes: object = {}): Promise<StockEntry> {
    const { status, body } = await this.post(product, { confirmUnusual: true, ...changes })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.stock
  }

  async read(batch: { _id: string }): Promise<StockEntry> {
    return (await this.boss.get<StockEntry>(`/api/admin/stock/${batch._id}`)).body
  }

  /** What happened to a batch, newest first. */
  async history(batch: { _id: string }): Promise<Record<string, unknown>[]> {
    const path = `/api/admin/stock/${batch._id}/history`
    return (await this.boss.get<{ rows: Record<string, unknown>[] }>(path)).body.rows
  }

  /** What differs from the ledger. No order is behind the holds of these tests, so what is committed does not count. */
  async drift(): Promise<Drift[]> {
    const { found } = await this.pantry.check.inspect()
    return found.filter(({ counter }) => !['committedMilli', 'availableMilli'].includes(counter))
  }

  async lastAudit(): Promise<Record<string, unknown> | undefined> {
    const entries = this.pantry.running.db.collection('auditlog').find().sort({ _id: -1 }).limit(1)
    return (await entries.toArray())[0]
  }

  /** Another place for stock to lie in. */
  async otherOutlet(): Promise<string> {
    const listed = await this.boss.get<{ _id: string; name: string }[]>('/api/outlets')
    const known = listed.body.find(({ name }) => name === OTHER_OUTLET.name)
    if (known) return known._id
    const made = await this.boss.post<{ outlet: { _id: string } }>('/api/Outlets', OTHER_OUTLET)
    return made.body.outlet._id
  }

  /** What a client sends that follows the contract to the letter. */
  readonly credentials = { mobileNumber: ADMIN.mobileNumber, otp: ADMIN.pin, role: 'admin' }

  /** A browser without cookies. */
  literal(): Client {
    return new Client(this.pantry.running.url)
  }
}
