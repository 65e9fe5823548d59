import { after, at } from '../../../../../../test/support/builders/credits.builders.js'
import { addPaise, NO_MONEY, paise, subtractPaise, sumPaise } from '../../../../../kernel/amounts/money.js'
import { jars } from '../../../../../kernel/amounts/quantity.js'
import { taxIn, type TaxShare, taxTotals } from '../gst.js'
import { creditOf } from './credit.js'
import { creditables, type CreditedOrder, type CreditWish, standingNow } from './credit-plan.js'
import { taxesOfCredit } from './credits.js'
import { partsOfCancellation, partsOfCredit, partsOfInvoice, type TaxedPart } from './taxed-parts.js'

/** A generator that gives the same numbers on every run. */
function numbers(seed: number) {
  let state = seed
  return (most: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff
    return Math.floor((state / 0x80_00_00_00) * most)
  }
}

describe('invoices and credit notes of many orders', () => {
  const rates = [0, 5, 12, 18]
  const parts = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const
  const sum = (taxes: readonly (TaxShare | null | undefined)[]) =>
    taxTotals({ items: taxes.map((tax) => ({ tax: tax ?? null })) })

  function anOrder(pick: (most: number) => number): CreditedOrder {
    const interState = pick(2) === 0
    const gst = { gstin: '36ABCDE1234F1Z5', hsnCode: '2001', placeOfSupply: 'Telangana', interState }
    const items = Array.from({ length: 1 + pick(4) }, (_, line) => {
      const linePaise = paise(1 + pick(200_000))
      return {
        name: `L${line}`,
        quantityMilli: jars(1 + pick(5)),
        linePaise,
        tax: taxIn(linePaise, rates[pick(4)] ?? 5, interState),
      }
    })
    const totalPaise = sumPaise(items.map(({ linePaise }) => linePaise))
    const deliveryPaise = paise(pick(20_000))
    const finalPaise = addPaise(totalPaise, deliveryPaise)
    return {
      orderStatus: 'Placed',
      paidAt: at,
      cancelledAt: null,
      items,
      totalPaise,
      deliveryPaise,
      finalPaise,
      paidPaise: pick(4) === 0 ? paise(1 + pick(finalPaise)) : null,
      refundPaise: null,
      gst,
      deliveryTax: taxIn(deliveryPaise, 18, interState),
      credits: [],
    }
  }

  function wishOf(subject: CreditedOrder, pick: (most: number) => number): CreditWish {
    const line = pick(subject.items.length)
    const kind = pick(4)
    if (kind === 0) return { lines: [{ line, quantityMilli: jars(1 + pick(3)) }] }
    if (kind === 1) return { lines: [{ line, paise: paise(pick(100_000)) }] }
    return kind === 2 ? { deliveryPaise: paise(pick(20_000)) } : { paise: paise(pick(subject.finalPaise)) }
  }

  /** The order after eight random credits, and a cancellation among them. */
  function afterSome(order: CreditedOrder, pick: (most: number) => number): CreditedOrder {
    let subject = order
    const received = subject.paidPaise ?? subject.finalPaise
    for (let step = 0; step < 8; step++) {
      if (subject.orderStatus === 'Placed' && pick(6) === 0) {
        const before = sumPaise((subject.credits ?? []).map((credit) => credit.paise))
        const left = subtractPaise(received, before)
        subject = {
          ...subject,
          orderStatus: 'Cancelled',
          cancelledAt: at,
          refundPaise: paise(pick(left + 1)),
        }
      }
      try {
        subject = after(subject, wishOf(subject, pick))
      } catch {
        // A credit of more than is left is refused.
      }
    }
    return subject
  }

  it('never credit more than was paid, and add up to the paisa', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const pick = numbers(seed)
      const subject = afterSome(anOrder(pick), pick)
      const received = subject.paidPaise ?? subject.finalPaise
      const credits = subject.credits ?? []
      const given = addPaise(sumPaise(credits.map((credit) => credit.paise)), subject.refundPaise ?? NO_MONEY)
      expect(given).toBeLessThanOrEqual(received)

      const standing = standingNow(subject)
      const all = [...standing.lines, standing.delivery]
      for (const { paise: left, tax } of all) {
        expect(left).toBeGreaterThanOrEqual(0)
        for (const part of ['cgstPaise', 'sgstPaise', 'igstPaise'] as const)
          expect(tax?.[part]).toBeGreaterThanOrEqual(0)
      }
      const invoice = sum([...subject.items.map(({ tax }) => tax), subject.deliveryTax])
      const notes = [...credits.flatMap(taxesOfCredit), ...(creditOf(subject)?.taxes ?? [])]
      const left = sum(all.map(({ tax }) => tax))
      for (const part of parts) expect((left?.[part] ?? 0) + (sum(notes)?.[part] ?? 0)).toBe(invoice?.[part])
    }
  })

  it('declare parts that sum to their totals, with GST and without', () => {
    const declared = (declaring: readonly TaxedPart[]) =>
      sumPaise(declaring.flatMap(({ tax }) => parts.map((part) => tax[part])))
    const untaxed = (order: CreditedOrder): CreditedOrder => ({
      ...order,
      gst: null,
      deliveryTax: null,
      items: order.items.map((item) => ({ ...item, tax: null })),
    })
    for (let seed = 1; seed <= 150; seed++) {
      const pick = numbers(seed)
      const order = anOrder(pick)
      const subject = afterSome(seed % 2 === 0 ? untaxed(order) : order, pick)
      expect(declared(partsOfInvoice(subject))).toBe(subject.finalPaise)
      expect(declared(partsOfCancellation(subject))).toBe(creditOf(subject)?.totalPaise ?? NO_MONEY)
      for (const credit of subject.credits ?? [])
        expect(declared(partsOfCredit(subject, credit))).toBe(credit.paise)
    }
  })

  it('take back all tax when all money was refunded', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const pick = numbers(seed)
      let subject: CreditedOrder = { ...anOrder(pick), paidPaise: null }
      while (creditables(subject).totalPaise > 0) {
        const left = creditables(subject).totalPaise
        subject = after(subject, { paise: left < 500 ? left : paise(100 + pick(left - 100)) })
      }
      const standing = standingNow(subject)
      for (const { paise: rest, tax } of [...standing.lines, standing.delivery])
        expect([rest, tax?.taxablePaise, tax?.cgstPaise, tax?.sgstPaise, tax?.igstPaise]).toEqual([
          0, 0, 0, 0, 0,
        ])
    }
  })
})
