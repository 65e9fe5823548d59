import fc from 'fast-check'
import { NO_MONEY, paise, roundToPaisa } from '../../../../kernel/amounts/money.js'
import { addIstDays, type IstDay, istMonth, toIstDay } from '../../../../kernel/dates/ist.js'
import { EXPENSE_TYPES } from '../../../money/expenses/domain/expense-types.js'
import { taxIn, type TaxShare } from '../../../sales/orders/domain/gst.js'
import { ACCOUNT_OF_EXPENSE } from './accounts.js'
import { Balances, totalsOf } from './balances.js'
import {
  clearedLaterVoucher,
  differenceVoucher,
  paidClaimVoucher,
  type PaperFact,
  paperVouchers,
  receiptVoucher,
  refundVoucher,
  type SettledLine,
  settlementVoucher,
  writtenOffVoucher,
} from './sales-vouchers.js'
import { billPaymentVoucher, billVoucher, drawerVoucher, expenseVoucher } from './spending-vouchers.js'
import { type Voucher } from './voucher.js'

const FIRST = toIstDay('2026-04-01')
const YEAR = 365
const PLACES = ['gateway', 'bank', 'drawer'] as const
const SOURCES = ['bank', 'drawer', 'owner'] as const

/** One thing that happens in the shop; what a kind does not need is ignored. */
interface Happening {
  kind: 'order' | 'expense' | 'bill' | 'cash' | 'count' | 'difference' | 'claim'
  day: number
  later: number
  amount: number
  delivery: number
  rate: number
  share: number
  place: (typeof PLACES)[number]
  source: (typeof SOURCES)[number]
  interState: boolean
  registered: boolean
  back: 'no' | 'note' | 'refunded'
  settled: 'no' | 'line' | 'later' | 'written-off'
  isWaived: boolean
}

const happening: fc.Arbitrary<Happening> = fc.record({
  kind: fc.constantFrom(
    'order',
    'order',
    'order',
    'order',
    'expense',
    'bill',
    'cash',
    'count',
    'difference',
    'claim',
  ),
  day: fc.integer({ min: 0, max: YEAR - 1 }),
  later: fc.integer({ min: 0, max: 90 }),
  amount: fc.integer({ min: 1, max: 500_000 }),
  delivery: fc.constantFrom(0, 4_000, 12_345),
  rate: fc.constantFrom(0, 5, 12, 18),
  share: fc.integer({ min: 1, max: 100 }),
  place: fc.constantFrom(...PLACES),
  source: fc.constantFrom(...SOURCES),
  interState: fc.boolean(),
  registered: fc.boolean(),
  back: fc.constantFrom('no', 'no', 'note', 'refunded'),
  settled: fc.constantFrom('no', 'line', 'later', 'written-off'),
  isWaived: fc.boolean(),
})

/** A ledger of its own: it knows accounts, days and rupees as text books do, and nothing of vouchers. */
class PlainLedger {
  private readonly rows: { day: string; account: string; paise: number }[] = []

  /** Amounts with a sign: debits above zero. */
  post(day: string, sides: Record<string, number>): void {
    for (const [account, amount] of Object.entries(sides)) this.rows.push({ day, account, paise: amount })
  }

  balances(upTo: string): Map<string, number> {
    const sums = new Map<string, number>()
    for (const { day, account, paise: amount } of this.rows)
      if (day <= upTo) sums.set(account, (sums.get(account) ?? 0) + amount)
    return new Map([...sums].filter(([, sum]) => sum !== 0))
  }
}

/** Lets things happen, tells the vouchers and books the same by hand in a ledger written apart. */
class Shop {
  readonly vouchers: Voucher[] = []
  readonly plain = new PlainLedger()
  readonly papers: { day: IstDay; paise: number }[] = []
  /** What the gateway took and has not settled. */
  unsettled = 0
  /** What lies in the drawer, as the drawer counts it. */
  inDrawer = 0
  private drawers = 0
  private readonly transfers = new Map<string, SettledLine[]>()

  constructor(happenings: readonly Happening[]) {
    this.openDrawer(FIRST, 50_000)
    for (const [nth, one] of happenings.entries()) this.happen(nth, one)
    for (const lines of this.transfers.values()) this.vouchers.push(...settlementVoucher(lines))
  }

  private happen(nth: number, one: Happening): void {
    const day = addIstDays(FIRST, one.day)
    if (one.kind === 'order') this.order(nth, day, one)
    if (one.kind === 'expense') this.expense(nth, day, one)
    if (one.kind === 'bill') this.bill(nth, day, one)
    if (one.kind === 'cash') this.cash(nth, day, one)
    if (one.kind === 'count') this.count(day, one)
    if (one.kind === 'claim') {
      const claim = { orderId: `O${nth}`, parcel: `P${nth}`, reference: `CLM${nth}`, day }
      this.vouchers.push(...paidClaimVoucher({ ...claim, paise: paise(one.amount) }))
      this.plain.post(day, { bank: one.amount, courierClaims: -one.amount })
    }
    if (one.kind === 'difference') {
      this.vouchers.push(...differenceVoucher({ utr: `D${nth}`, nth: 0, day, paise: paise(one.amount) }))
      this.plain.post(day, { bank: one.amount, gatewayOther: -one.amount })
    }
  }

  private order(nth: number, day: IstDay, one: Happening): void {
    const { amount, delivery, rate, interState, registered, place, isWaived } = one
    const orderId = `O${nth}`
    const taxes = [amount, delivery].map((value) => taxIn(paise(value), registered ? rate : 0, interState))
    const total = amount + delivery
    const waived = isWaived ? Math.floor(total / 10) : 0
    const paid = total - waived
    const invoice = paper('invoice', `INV${nth}`, orderId, day, taxes, waived)
    this.vouchers.push(...paperVouchers(invoice))
    this.vouchers.push(
      ...receiptVoucher({ id: `PAY${nth}`, orderId, day, paise: paise(paid), place, reference: `R${nth}` }),
    )
    this.papers.push({ day, paise: total })
    const [goods, carriage] = taxes as [TaxShare, TaxShare]
    this.plain.post(day, {
      customers: total,
      sales: -goods.taxablePaise,
      delivery: -carriage.taxablePaise,
      outputCgst: -(goods.cgstPaise + carriage.cgstPaise),
      outputSgst: -(goods.sgstPaise + carriage.sgstPaise),
      outputIgst: -(goods.igstPaise + carriage.igstPaise),
    })
    this.plain.post(day, { discounts: waived, customers: -waived })
    this.plain.post(day, { [place]: paid, customers: -paid })
    if (place === 'drawer') this.inDrawer += paid
    if (place === 'gateway') this.atGateway(nth, day, orderId, paid, one)
    if (one.back !== 'no') this.takeBack(nth, day, orderId, one)
  }

  private atGateway(nth: number, day: IstDay, orderId: string, paid: number, one: Happening): void {
    const then = addIstDays(day, one.later % 5)
    if (one.settled === 'no') {
      this.unsettled += paid
      return
    }
    if (one.settled === 'written-off') {
      const money = { id: `PAY${nth}`, orderId, day: then, paise: paise(paid), reference: `R${nth}` }
      this.vouchers.push(...writtenOffVoucher(money))
      this.plain.post(then, { gatewayOther: paid, gateway: -paid })
      return
    }
    const fee = Math.round(paid / 50)
    const tax = Math.round(fee * 0.18)
    // The provider now and then tells another amount than was paid.
    const told = nth % 7 === 0 ? paid - 1 : paid
    const clearsOn = one.settled === 'later' ? addIstDays(then, one.later + 1) : then
    const line: SettledLine = {
      id: `L${nth}`,
      utr: `UTR${then}`,
      bookedOn: then,
      clearsOn,
      kind: 'payment',
      feePaise: paise(fee),
      taxPaise: paise(tax),
      netPaise: paise(told - fee - tax),
      expectedPaise: paise(paid),
    }
    this.transfers.set(then, [...(this.transfers.get(then) ?? []), line])
    if (clearsOn !== then) this.vouchers.push(...clearedLaterVoucher(line))
    this.plain.post(then, { bank: told - fee - tax, gatewayFees: fee, gatewayTax: tax, gatewayOther: -told })
    this.plain.post(clearsOn, { gatewayOther: paid, gateway: -paid })
  }

  private takeBack(nth: number, day: IstDay, orderId: string, one: Happening): void {
    const { rate, registered, interState, place, later } = one
    const then = addIstDays(day, later)
    const back = Math.max(1, Math.floor((one.amount * one.share) / 100))
    const tax = taxIn(paise(back), registered ? rate : 0, interState)
    const note = paper('credit note', `CN${nth}`, orderId, then, [tax], 0)
    this.vouchers.push(...paperVouchers(note))
    this.papers.push({ day: then, paise: -back })
    this.plain.post(then, {
      customers: -back,
      salesReturns: tax.taxablePaise,
      outputCgst: tax.cgstPaise,
      outputSgst: tax.sgstPaise,
      outputIgst: tax.igstPaise,
    })
    if (one.back !== 'refunded') return
    const refund = { id: `REF${nth}`, orderId, day: then, paise: paise(back), place, reference: `B${nth}` }
    this.vouchers.push(...refundVoucher(refund))
    this.plain.post(then, { customers: back, [place]: -back })
    if (place === 'drawer') this.inDrawer -= back
    if (place === 'gateway') this.unsettled -= back
  }

  private expense(
    nth: number,
    day: IstDay,
    { amount, rate, source, interState, registered, share }: Happening,
  ) {
    const type = EXPENSE_TYPES[share % EXPENSE_TYPES.length] ?? 'Others'
    const tax = taxIn(paise(amount), rate, interState)
    const claimed = registered ? tax : { cgstPaise: NO_MONEY, sgstPaise: NO_MONEY, igstPaise: NO_MONEY }
    // One in five takes another one back.
    const sign = share % 5 === 0 ? -1 : 1
    const turned = (value: number) => paise(sign * value || 0)
    const vendor = { name: 'గ్యాస్ ఏజెన్సీ', gstin: null }
    this.vouchers.push(
      ...expenseVoucher({
        id: `E${nth}`,
        day,
        type,
        amountPaise: turned(amount),
        claimed: {
          cgstPaise: turned(claimed.cgstPaise),
          sgstPaise: turned(claimed.sgstPaise),
          igstPaise: turned(claimed.igstPaise),
        },
        paidFrom: source,
        description: 'Gas',
        vendor,
        billNumber: '7',
      }),
    )
    const kept = amount - claimed.cgstPaise - claimed.sgstPaise - claimed.igstPaise
    this.plain.post(day, {
      [ACCOUNT_OF_EXPENSE[type]]: sign * kept,
      inputCgst: sign * claimed.cgstPaise,
      inputSgst: sign * claimed.sgstPaise,
      inputIgst: sign * claimed.igstPaise,
      [paidBy(source)]: -sign * amount,
    })
  }

  private bill(nth: number, day: IstDay, { amount, rate, source, interState, registered, later }: Happening) {
    const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = taxIn(paise(amount), rate, interState)
    const rounded = Math.round(amount / 100) * 100
    const head = { billId: `B${nth}`, supplierId: '1'.repeat(24) }
    this.vouchers.push(
      ...billVoucher({
        ...head,
        supplierName: 'Chilli & Sons',
        gstin: null,
        number: `B/${nth}`,
        day,
        lines: [{ what: 'Chilli', taxablePaise, cgstPaise, sgstPaise, igstPaise }],
        totalPaise: paise(rounded),
        isClaimable: registered,
      }),
      ...billPaymentVoucher({
        ...head,
        paymentId: `P${nth}`,
        day: addIstDays(day, later),
        amountPaise: paise(rounded),
        paidFrom: source,
      }),
    )
    const supplier = `supplier:${head.supplierId}`
    this.plain.post(day, {
      purchases: registered ? taxablePaise : amount,
      ...(registered ? { inputCgst: cgstPaise, inputSgst: sgstPaise, inputIgst: igstPaise } : {}),
      [supplier]: -rounded,
      roundOff: rounded - amount,
    })
    this.plain.post(addIstDays(day, later), { [supplier]: rounded, [paidBy(source)]: -rounded })
  }

  private cash(nth: number, day: IstDay, { amount, interState }: Happening): void {
    const what = interState ? 'in' : 'out'
    const signed = interState ? amount : -amount
    const fact = {
      drawerId: `D${this.drawers}`,
      day,
      moveId: `M${nth}`,
      paise: paise(amount),
      reason: 'Change',
    }
    this.vouchers.push(...drawerVoucher({ ...fact, what }))
    this.plain.post(day, { drawer: signed, cash: -signed })
    this.inDrawer += signed
  }

  /** The drawer is counted with a little too much or too little, and the next one is opened. */
  private count(day: IstDay, { share, amount }: Happening): void {
    const difference = share - 50
    const counted = Math.max(0, this.inDrawer + difference)
    const real = counted - this.inDrawer
    this.vouchers.push(
      ...drawerVoucher({
        drawerId: `D${this.drawers}`,
        day,
        what: 'closed',
        countedPaise: paise(counted),
        differencePaise: paise(real),
        note: '',
      }),
    )
    this.plain.post(day, { cash: counted, cashDifferences: -real, drawer: -this.inDrawer })
    this.inDrawer = 0
    this.openDrawer(day, amount)
  }

  private openDrawer(day: IstDay, float: number): void {
    this.drawers += 1
    const fact = { drawerId: `D${this.drawers}`, day, paise: paise(float) }
    this.vouchers.push(...drawerVoucher({ ...fact, what: 'opened' }))
    this.plain.post(day, { drawer: float, cash: -float })
    this.inDrawer += float
  }
}

const paidBy = (source: Happening['source']): string => (source === 'drawer' ? 'cash' : source)

function paper(
  kind: PaperFact['kind'],
  number: string,
  orderId: string,
  day: IstDay,
  taxes: readonly TaxShare[],
  waived: number,
): PaperFact {
  const totalPaise = roundToPaisa(
    taxes.reduce((sum, tax) => sum + tax.taxablePaise + tax.cgstPaise + tax.sgstPaise + tax.igstPaise, 0),
  )
  const parts = taxes.map((tax, at) => ({ isDelivery: at === 1, tax }))
  const takesBack = kind === 'invoice' ? null : { number: 'INV' }
  return { kind, orderId, number, day, buyer: null, takesBack, parts, totalPaise, waivedPaise: paise(waived) }
}

/** Balances month by month, each month beginning with the closing of the one before. */
function monthly({ vouchers }: Shop, months: number): { last: IstDay; balances: Balances }[] {
  const found: { last: IstDay; balances: Balances }[] = []
  let opening: ReturnType<Balances['closing']> = new Map()
  for (let day = FIRST, nth = 0; nth < months; nth++) {
    const { first, last } = istMonth(day)
    const balances = new Balances(opening)
    for (const voucher of vouchers) if (voucher.day >= first && voucher.day <= last) balances.add(voucher)
    found.push({ last, balances })
    opening = balances.closing()
    day = addIstDays(last, 1)
  }
  return found
}

const MONTHS = 18
const shops = fc.array(happening, { maxLength: 120 }).map((happenings) => new Shop(happenings))
const check = (holds: (shop: Shop) => void) => fc.assert(fc.property(shops, holds), { numRuns: 150 })
const sumOf = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

describe('the books of any months', () => {
  it('have vouchers that balance, each with an id of its own', () => {
    check(({ vouchers }) => {
      for (const { entries } of vouchers) {
        expect(sumOf(entries.map((entry) => entry.paise))).toBe(0)
        expect(entries.every((entry) => entry.paise !== 0)).toBe(true)
      }
      expect(new Set(vouchers.map(({ id }) => id)).size).toBe(vouchers.length)
    })
  })

  it('have trial balances that sum to zero, month after month', () => {
    check((shop) => {
      for (const { balances } of monthly(shop, MONTHS)) {
        const rows = balances.all()
        expect(sumOf(rows.map(({ openingPaise }) => openingPaise))).toBe(0)
        expect(sumOf(rows.map(({ closingPaise }) => closingPaise))).toBe(0)
        const { debitPaise, creditPaise } = totalsOf(rows)
        expect(debitPaise).toBe(creditPaise)
      }
    })
  })

  it('have as sales, delivery and tax what the papers sum to', () => {
    check((shop) => {
      const ofSales = new Set(['sales', 'salesReturns', 'delivery', 'outputCgst', 'outputSgst', 'outputIgst'])
      for (const { last, balances } of monthly(shop, MONTHS)) {
        const rows = balances.all().filter(({ account }) => ofSales.has(account))
        const papers = shop.papers.filter(({ day }) => day <= last)
        expect(-sumOf(rows.map(({ closingPaise }) => closingPaise)) || 0).toBe(
          sumOf(papers.map((one) => one.paise)),
        )
      }
    })
  })

  it('end with what the gateway has not settled, and with what the drawer itself counts', () => {
    check((shop) => {
      const closing = monthly(shop, MONTHS).at(-1)?.balances.closing()
      expect(closing?.get('gateway') ?? 0).toBe(shop.unsettled)
      expect(closing?.get('drawer') ?? 0).toBe(shop.inDrawer)
    })
  })

  it('agree with a ledger that was written apart, ledger by ledger and month by month', () => {
    check((shop) => {
      for (const { last, balances } of monthly(shop, MONTHS))
        expect(new Map<string, number>(balances.closing())).toEqual(shop.plain.balances(last))
    })
  })

  it('agree with it over a year of two thousand orders and bills', () => {
    const [happenings = []] = fc.sample(fc.array(happening, { minLength: 2_000, maxLength: 2_000 }), {
      seed: 2_026,
      numRuns: 1,
    })
    const shop = new Shop(happenings)
    for (const { last, balances } of monthly(shop, MONTHS))
      expect(new Map<string, number>(balances.closing())).toEqual(shop.plain.balances(last))
  })
})
