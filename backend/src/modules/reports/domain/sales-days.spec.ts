import { toIstDay } from '../../../kernel/ist.js'
import { paise, rupeesToPaise } from '../../../kernel/money.js'
import { jars } from '../../../kernel/quantity.js'
import { daysBetween, DaySums, summaryOf } from './sales-days.js'

const sale = (day: string, Id: string, rupees: number, count = 1) => ({
  day: toIstDay(day),
  totalPaise: rupeesToPaise(rupees),
  deliveryPaise: paise(12_000),
  items: [{ Id, name: `Pickle ${Id}`, quantityMilli: jars(count), linePaise: rupeesToPaise(rupees) }],
})

it('knows every day of a range, over the end of a month', () =>
  expect(daysBetween(toIstDay('2026-11-29'), toIstDay('2026-12-01'))).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
  ]))

describe('the sums of days', () => {
  const sums = new DaySums([toIstDay('2026-11-20'), toIstDay('2026-11-21')])
  sums.add(sale('2026-11-21', 'FG-0001', 849, 2))
  sums.add(sale('2026-11-21', 'FG-0001', 849))
  sums.add(sale('2026-11-21', 'FG-0002', 299))
  sums.add(sale('2026-11-22', 'FG-0002', 299))
  const days = sums.all()

  it('keep a day without sales, and leave other days out', () =>
    expect(days.map(({ day, orders }) => [day, orders])).toEqual([
      ['2026-11-20', 0],
      ['2026-11-21', 3],
    ]))

  it('add a product up over its orders', () =>
    expect(days[1]?.lines[0]).toEqual({
      Id: 'FG-0001',
      name: 'Pickle FG-0001',
      quantityMilli: 3000,
      paise: 169_800,
    }))

  it('rank products by what they brought, and the parts are the whole', () => {
    const { products, others, productPaise } = summaryOf(days, 1)
    expect(products.map(({ Id }) => Id)).toEqual(['FG-0001'])
    expect(others).toEqual({ products: 1, quantityMilli: 1000, paise: 29_900 })
    expect((products[0]?.paise ?? 0) + others.paise).toBe(productPaise)
  })
})
