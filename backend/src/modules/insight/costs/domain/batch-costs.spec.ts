import { addPaise, NO_MONEY, type Paise, paise, spread } from '../../../../kernel/amounts/money.js'
import { milli } from '../../../../kernel/amounts/quantity.js'
import { BatchCosts, type CostedBatch, type CostedRun } from './batch-costs.js'
import { COST_PARTS, NO_COST, totalOf } from './cost-parts.js'

const batch = (id: string, pricePaise: number, over: Partial<CostedBatch> = {}): CostedBatch => ({
  id,
  pricePaise: paise(pricePaise),
  isPackaging: false,
  runId: null,
  partOf: null,
  ...over,
})

const run = (id: string, over: Partial<CostedRun> = {}): CostedRun => ({
  id,
  used: [],
  labourPaise: paise(0),
  gasPaise: paise(0),
  overheadPaise: paise(0),
  yields: [],
  weight: null,
  ...over,
})

const book = (batches: CostedBatch[], runs: CostedRun[] = []) =>
  new BatchCosts(new Map(batches.map((one) => [one.id, one])), new Map(runs.map((one) => [one.id, one])))

const chillies = batch('chillies', 31_800)
const glass = batch('glass', 3900, { isPackaging: true })
const ten = milli(10_000)

describe('the cost of a batch', () => {
  it('is its price when it was bought, as ingredients or as packaging', () => {
    const costs = book([chillies, glass])
    expect(costs.of('chillies')).toEqual({
      quantityMilli: 1000,
      parts: { ...NO_COST, ingredients: 31_800 },
      runId: null,
    })
    expect(costs.share('glass', ten)).toEqual({ ...NO_COST, packaging: 39_000 })
  })

  it('is unknown for a batch that is not in the books', () => {
    expect(book([]).of('gone')).toBeNull()
    expect(book([]).share('gone', ten)).toBeNull()
  })

  it('is what its run used, including labour and losses', () => {
    const pot = run('pot', {
      used: [
        { batchId: 'chillies', costPaise: paise(100_000) },
        { batchId: 'glass', costPaise: paise(39_000) },
      ],
      labourPaise: paise(20_000),
      gasPaise: paise(5000),
      overheadPaise: paise(1000),
      yields: [{ batchId: 'jars', quantityMilli: ten, costPaise: paise(165_000), packagingPaise: NO_MONEY }],
      weight: { planned: 10_000, actual: 9000 },
    })
    const costs = book([chillies, glass, batch('jars', 16_500, { runId: 'pot' })], [pot])
    const parts = { ingredients: 90_000, packaging: 39_000, loss: 10_000, labour: 20_000, gas: 5000 }
    expect(costs.of('jars')).toEqual({
      quantityMilli: 10_000,
      parts: { ...parts, overhead: 1000 },
      runId: 'pot',
    })
    expect(costs.share('jars', milli(1000))).toEqual({
      ingredients: 9000,
      packaging: 3900,
      loss: 1000,
      labour: 2000,
      gas: 500,
      overhead: 100,
    })
  })

  it('has the packaging of its own size, and its share of everything else in the pot', () => {
    const pot = run('pot', {
      used: [{ batchId: 'chillies', costPaise: paise(100_000) }],
      labourPaise: paise(20_000),
      yields: [
        { batchId: 'big', quantityMilli: ten, costPaise: paise(87_000), packagingPaise: paise(15_000) },
        { batchId: 'small', quantityMilli: ten, costPaise: paise(61_600), packagingPaise: paise(13_600) },
      ],
    })
    const jars = ['big', 'small'].map((id) => batch(id, 1, { runId: 'pot' }))
    const costs = book([chillies, ...jars], [pot])
    expect(costs.of('big')?.parts).toEqual({
      ...NO_COST,
      ingredients: 60_000,
      packaging: 15_000,
      labour: 12_000,
    })
    expect(costs.of('small')?.parts).toMatchObject({ ingredients: 40_000, packaging: 13_600, labour: 8000 })
  })

  it('has no loss when more was made than planned', () => {
    const pot = run('pot', {
      used: [{ batchId: 'chillies', costPaise: paise(999) }],
      yields: [{ batchId: 'jars', quantityMilli: ten, costPaise: paise(999), packagingPaise: NO_MONEY }],
      weight: { planned: 9000, actual: 9500 },
    })
    const costs = book([chillies, batch('jars', 100, { runId: 'pot' })], [pot])
    expect(costs.of('jars')?.parts).toEqual({ ...NO_COST, ingredients: 999 })
  })

  it('includes what a semi-finished batch was made of', () => {
    const grinding = run('grinding', {
      used: [{ batchId: 'chillies', costPaise: paise(6000) }],
      labourPaise: paise(4000),
      yields: [{ batchId: 'paste', quantityMilli: ten, costPaise: paise(10_000), packagingPaise: NO_MONEY }],
    })
    const pot = run('pot', {
      used: [{ batchId: 'paste', costPaise: paise(5000) }],
      yields: [{ batchId: 'jars', quantityMilli: ten, costPaise: paise(5000), packagingPaise: NO_MONEY }],
    })
    const paste = batch('paste', 1000, { runId: 'grinding' })
    const costs = book([chillies, paste, batch('jars', 500, { runId: 'pot' })], [grinding, pot])
    expect(costs.of('jars')?.parts).toEqual({ ...NO_COST, ingredients: 3000, labour: 2000 })
  })

  it('is the same for a part that was moved to another outlet', () => {
    const pot = run('pot', {
      used: [{ batchId: 'chillies', costPaise: paise(1001) }],
      yields: [{ batchId: 'jars', quantityMilli: ten, costPaise: paise(1001), packagingPaise: NO_MONEY }],
    })
    const jars = batch('jars', 100, { runId: 'pot' })
    const costs = book([chillies, jars, batch('jars-2', 100, { runId: 'pot', partOf: 'jars' })], [pot])
    expect(costs.of('jars-2')).toEqual(costs.of('jars'))
  })

  it('is of a part the price that it was given by hand', () => {
    const part = batch('chillies-2', 25_000, { partOf: 'chillies' })
    const further = batch('chillies-2-2', 25_000, { partOf: 'chillies-2' })
    const costs = book([chillies, part, further])
    expect(costs.of('chillies-2')?.parts).toEqual({ ...NO_COST, ingredients: 25_000 })
    expect(costs.of('chillies-2-2')).toEqual(costs.of('chillies-2'))
  })

  it('ends when batches are recorded as made of each other', () => {
    const one = run('one', {
      used: [{ batchId: 'b', costPaise: paise(500) }],
      yields: [{ batchId: 'a', quantityMilli: ten, costPaise: paise(500), packagingPaise: NO_MONEY }],
    })
    const other = run('other', {
      used: [{ batchId: 'a', costPaise: paise(700) }],
      yields: [{ batchId: 'b', quantityMilli: ten, costPaise: paise(700), packagingPaise: NO_MONEY }],
    })
    const costs = book([batch('a', 1, { runId: 'one' }), batch('b', 1, { runId: 'other' })], [one, other])
    expect(costs.of('a')?.parts).toEqual({ ...NO_COST, ingredients: 500 })
  })
})

/** A generator of numbers that are the same on every run. */
function dice(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % (most + 1)
  }
}

/** Raw batches, then runs that use earlier batches, each with one to three yields. */
function workshop(roll: (most: number) => number) {
  const batches = Array.from({ length: 3 + roll(4) }, (_, at) =>
    batch(`raw-${at}`, roll(90_000), { isPackaging: roll(3) === 0 }),
  )
  const runs = Array.from({ length: 1 + roll(5) }, (_, at) => {
    const used = batches
      .filter(() => roll(1) === 0)
      .map(({ id }) => ({ batchId: id, costPaise: paise(roll(1_000_000)) }))
    const [labourPaise, gasPaise, overheadPaise] = [paise(roll(99_999)), paise(roll(1)), paise(roll(999))]
    const whole = [...used.map(({ costPaise }) => costPaise), labourPaise, gasPaise, overheadPaise]
    const weights = Array.from({ length: 1 + roll(2) }, () => 1 + roll(9000))
    const yields = spread(paise(whole.reduce((sum, one) => sum + one, 0)), weights).map((ofPot, nth) => {
      const packagingPaise = paise(roll(1) * roll(50_000))
      const costPaise = addPaise(ofPot, packagingPaise)
      return {
        batchId: `made-${at}-${nth}`,
        quantityMilli: milli(1 + roll(99_999)),
        costPaise,
        packagingPaise,
      }
    })
    const weight = roll(3) === 0 ? null : { planned: roll(20_000), actual: roll(20_000) }
    const made = run(`run-${at}`, { used, labourPaise, gasPaise, overheadPaise, yields, weight })
    for (const { batchId } of yields) batches.push(batch(batchId, roll(50_000), { runId: made.id }))
    return made
  })
  return { batches, runs }
}

describe('the costs in three hundred random workshops', () => {
  const each = (look: (costs: BatchCosts, runs: CostedRun[], roll: (most: number) => number) => void) => {
    for (let seed = 1; seed <= 300; seed++) {
      const roll = dice(seed * 7919)
      const { batches, runs } = workshop(roll)
      look(book(batches, runs), runs, roll)
    }
  }

  it('have parts that sum to the cost of the batch, none of them negative', () =>
    each((costs, runs) => {
      for (const { yields } of runs)
        for (const { batchId, costPaise } of yields) {
          const parts = costs.of(batchId)?.parts ?? NO_COST
          expect(totalOf(parts)).toBe(costPaise)
          expect(COST_PARTS.every((part) => parts[part] >= 0)).toBe(true)
        }
    }))

  it("sum over a run's batches to what the run used", () =>
    each((costs, runs) => {
      for (const { yields, used, labourPaise, gasPaise, overheadPaise } of runs) {
        const cost = (parts: readonly Paise[]) => parts.reduce((sum, one) => sum + one, 0)
        const made = yields.map(({ batchId }) => totalOf(costs.of(batchId)?.parts ?? NO_COST))
        const own = yields.map(({ packagingPaise }) => packagingPaise)
        const inPot = used.map(({ costPaise }) => costPaise)
        const spent = [...inPot, ...own, labourPaise, gasPaise, overheadPaise]
        expect(cost(made)).toBe(cost(spent))
      }
    }))

  it('have parts of a share that sum to the rounded share of the whole', () =>
    each((costs, runs, roll) => {
      for (const { yields } of runs)
        for (const { batchId, quantityMilli, costPaise } of yields) {
          const taken = milli(roll(quantityMilli))
          const share = costs.share(batchId, taken) ?? NO_COST
          expect(Math.abs(totalOf(share) - (costPaise * taken) / quantityMilli)).toBeLessThanOrEqual(0.5)
        }
    }))
})
