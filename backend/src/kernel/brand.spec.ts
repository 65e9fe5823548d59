import { addPaise, multiplyMoney, type Paise, paise, subtractPaise, sumPaise } from './amounts/money.js'
import { inProportion, jars, type Milli, milli, timesMilli } from './amounts/quantity.js'
import { type Grams, grams, multiplyWeight } from './amounts/weight.js'
import { inBounds, TooMuch } from './brand.js'
import { type IstDay, toIstDay } from './dates/ist.js'
import { type ExternalId, type OrderId, toExternalId, toOrderId } from './text/order-ids.js'

/** Checked by the compiler: every line below an `@ts-expect-error` must not compile, or the type check fails. */
describe('values of different kinds', () => {
  const price = paise(84_900)
  const quantity = jars(2)
  const weight = grams(780)

  it('adding money to quantity does not compile', () => {
    // @ts-expect-error a quantity is no money
    addPaise(price, quantity)
    // @ts-expect-error money is no quantity
    multiplyMoney(quantity, price)
    // @ts-expect-error money and quantity have no sum
    sumPaise([price, quantity])
    // @ts-expect-error a weight is no money
    subtractPaise(price, weight)
    // @ts-expect-error a bare sum has lost its kind
    const sum: Paise = price + quantity
    expect(sum).toBe(86_900)
  })

  it('a bare number does not compile as money, quantity or weight', () => {
    // @ts-expect-error the number could be rupees or paise
    const amount: Paise = 849
    // @ts-expect-error the number could be units or thousandths
    const some: Milli = 2
    // @ts-expect-error the number could be kilograms or grams
    const heavy: Grams = 1
    expect([amount, some, heavy]).toEqual([849, 2, 1])
  })

  it("money, quantity and weight do not compile in each other's place", () => {
    // @ts-expect-error a quantity is no money
    const amount: Paise = quantity
    // @ts-expect-error a weight is no quantity
    const some: Milli = weight
    // @ts-expect-error money is no weight
    const heavy: Grams = price
    expect([amount, some, heavy]).toEqual([2000, 780, 84_900])
  })

  it('a day, an order number and a reference are neither plain texts nor interchangeable', () => {
    const [order, reference] = [toOrderId('P-7KQ4-M2XD'), toExternalId('JDI-261121-7KQ4M2XDAB')]
    // @ts-expect-error a text may be no existing day
    const day: IstDay = '2026-02-30'
    // @ts-expect-error providers know the order by its reference, not its number
    const known: ExternalId = order
    // @ts-expect-error people know the order by its number, not its reference
    const spoken: OrderId = reference
    expect([day, known, spoken]).toEqual(['2026-02-30', order, reference])
  })

  it('each value still reads as a plain number or text', () => {
    const text: string = toIstDay('2026-11-21')
    const number: number = milli(5)
    expect([text, number]).toEqual(['2026-11-21', 5])
  })
})

describe('a result too large to be exact', () => {
  const much = milli(9_000_000_000_000)

  it.each([
    ['a price of a quantity', () => multiplyMoney(paise(9_000_000_000), much)],
    ['a sum of money', () => sumPaise([paise(Number.MAX_SAFE_INTEGER), paise(1)])],
    ['a quantity many times', () => timesMilli(much, 100_000)],
    ['a part in proportion', () => inProportion(much, milli(1), much)],
    ['a weight of a quantity', () => multiplyWeight(grams(9_000_000_000), much)],
    ['a number of jars', () => jars(Number.MAX_SAFE_INTEGER)],
  ])('is refused: %s', (_, calculate) => expect(calculate).toThrow(TooMuch))

  it('is refused under the name of the field that caused it, and other errors pass unchanged', async () => {
    const much = inBounds('quantity', () => timesMilli(milli(9_000_000_000_000), 100_000))
    await expect(much).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { quantity: 'This comes to more than can be counted.' } },
    })
    await expect(inBounds('quantity', () => milli(0.5))).rejects.toThrow(RangeError)
  })
})
