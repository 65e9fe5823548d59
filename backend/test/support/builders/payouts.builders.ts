import { Client } from '../http/client.js'
import { ADMIN, WITH_ADMIN } from './auth.builders.js'
import { PaymentShop, type Placed } from './payments.builders.js'

/** A row of the provider's report, as its dashboard makes it. */
export interface ReportRow {
  eventId?: string
  type?: string
  sale?: 'CREDIT' | 'DEBIT'
  amount?: number
  net?: number
  fee?: number
  tax?: number
  utr?: string
  settled?: string
  at?: string
  reference?: string
  paymentId?: string
  remarks?: string
}

export interface WireLine {
  id: string
  utr: string
  kind: string
  orderId: string | null
  amount: number
  fee: number
  tax: number
  net: number
  expected: number | null
  state: string
  trouble: string | null
  open: boolean
  closed: { by: string; note: string } | null
}
export interface WireSettlement {
  id: string
  providerId: string | null
  lines: number
  openLines: number
  payments: number
  refunds: number
  other: number
  fee: number
  tax: number
  net: number
  transferred: number | null
  difference: number
  open: boolean
  closed: { note: string } | null
}
export interface WireCheck {
  count: number
  waiting: number
  already: number
  added: number
  states: Record<string, number>
  faultCount: number
  faults: { line: number; column: string; message: string }[]
  troubles: { line: number; trouble: string; orderId: string | null }[]
  settlements: { utr: string; lines: number; net: number; difference: number }[]
}
export interface WireImport {
  message: string
  added: number
  already: number
  open: number
  settlements: string[]
  code?: string
  error?: string
}
export interface WireOpen {
  lines: WireLine[]
  settlements: WireSettlement[]
  payments: { id: string; orderId: string; amount: number }[]
}

const HEADS =
  'Event ID,Event Type,Sale Type,Event Currency,Event Time,Status,Event Amount,Event Settlement Amount,Settlement Date,UTR,Adjustment Remarks,Merchant Reference ID,Cashfree Reference ID,Customer Name,Customer Phone,Customer Email,Transaction Service Charge,Txn ST/GST'
const WHOLE = 'ID,Net Settlement Amount,UTR No.,Settlement Date,Settlement Charge,Settlement Tax'

/** A report of rows, led by what was transferred where that is given. */
export function reportOf(
  rows: readonly ReportRow[],
  transferred: readonly { utr: string; net: number }[] = [],
): string {
  const whole = transferred.map(({ utr, net }, at) => `${208_000 + at},${net},${utr},2026-11-20 15:35:50,0,0`)
  const events = rows.map((row, at) => {
    const { amount = 0, fee = 0, tax = 0, type = 'PAYMENT' } = row
    const { sale = type === 'PAYMENT' ? 'CREDIT' : 'DEBIT' } = row
    return [
      row.eventId ?? String(7000 + at),
      type,
      sale,
      'INR',
      row.at ?? '2026-11-18 15:05:12',
      'SUCCESS',
      amount,
      row.net ?? Math.round((amount - fee - tax) * 100) / 100,
      row.settled ?? '2026-11-20 15:35:50',
      row.utr ?? 'AXISCN01',
      row.remarks ?? '',
      row.reference ?? '',
      row.paymentId ?? '',
      'Lakshmi Rao',
      '9876543210',
      'lakshmi@example.in',
      fee,
      tax,
    ].join(',')
  })
  const first = whole.length > 0 ? ['Settlements', WHOLE, ...whole, ''] : []
  return [...first, HEADS, ...events].join('\r\n')
}

/** A shop with an admin who imports what the provider paid out. */
export class PayoutDesk {
  private constructor(
    readonly shop: PaymentShop,
    readonly admin: Client,
  ) {}

  static async open(): Promise<PayoutDesk> {
    const shop = await PaymentShop.open(WITH_ADMIN)
    const admin = new Client(shop.url)
    await admin.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
    return new PayoutDesk(shop, admin)
  }

  /** An order that was paid through the provider, with what its report says of the payment. */
  async paid(
    row: ReportRow = {},
  ): Promise<Placed & { row: ReportRow & { amount: number; paymentId: string } }> {
    const opened = await this.shop.opened()
    const { cf_payment_id: paymentId } = await this.shop.complete(opened.session, {
      outcome: 'SUCCESS',
      webhook: false,
    })
    await this.shop.report(opened)
    const { order_extid: reference, finalPrice: amount } = opened.order
    const said = {
      eventId: `E${paymentId}`,
      reference,
      paymentId: String(paymentId),
      amount,
      fee: 20,
      tax: 3.6,
    }
    return { ...opened, row: { ...said, ...row, amount: row.amount ?? amount, paymentId: said.paymentId } }
  }

  check(text: string | Buffer) {
    return this.send<WireCheck & { code?: string }>('/check', text)
  }

  import(text: string | Buffer, client = this.admin) {
    return this.send<WireImport>('', text, client)
  }

  async send<T>(path: string, text: string | Buffer, client = this.admin) {
    const answer = await fetch(`${client.url}/api/admin/payouts${path}`, {
      method: 'POST',
      headers: { origin: client.url, cookie: client.cookieHeader(), 'content-type': 'text/csv' },
      body: text,
    })
    return { status: answer.status, body: (await answer.json()) as T }
  }

  async waiting(): Promise<WireOpen> {
    return (await this.admin.get<WireOpen>('/api/admin/payouts/open')).body
  }

  async settlement(utr: string): Promise<WireSettlement> {
    return (await this.admin.get<WireSettlement>(`/api/admin/settlements/${utr}`)).body
  }

  async lines(utr: string): Promise<WireLine[]> {
    const filter = encodeURIComponent(JSON.stringify({ utr }))
    const range = encodeURIComponent('[0,499]')
    return (await this.admin.get<WireLine[]>(`/api/admin/settlement-lines?filter=${filter}&range=${range}`))
      .body
  }

  async count(): Promise<number> {
    return (await this.admin.get<{ payoutsToLookAt: number }>('/api/dashboard/summary')).body.payoutsToLookAt
  }

  stored(collection: string, filter: Record<string, unknown> = {}) {
    return this.shop.rows(collection, filter, { _id: 1 })
  }
}
