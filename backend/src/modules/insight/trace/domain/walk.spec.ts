import {
  batch,
  KITCHEN,
  names,
  order,
  run,
  shop,
} from '../../../../../test/support/builders/traced.builders.js'
import { joinTraces, traceBack, traceForward } from './walk.js'

describe('a trace forward', () => {
  it('follows a batch through a paste and its moved part to every jar and order', async () => {
    const trace = await traceForward(shop(KITCHEN).reads, { batches: ['chillies'] })
    expect(names(trace.edges)).toEqual(
      [
        'chillies>grind',
        'grind>paste',
        'paste>moved',
        'moved>cook',
        'cook>half',
        'cook>kilo',
        'half>one',
        'kilo>two',
      ].sort(),
    )
    expect([...trace.orders.keys()]).toEqual(['one', 'two'])
    expect(trace.truncated).toBe(false)
  })

  it('leaves out a run that refers to a batch but used nothing of it', async () => {
    const things = { batches: [batch('salt'), batch('jar')], runs: [run('cook', [], ['jar'])] }
    const reads = { ...shop(things).reads, runsWith: () => Promise.resolve(things.runs) }
    expect(await traceForward(reads, { batches: ['salt'] })).toMatchObject({ edges: [], runs: new Map() })
  })

  it('shows for each line of an order how much of which batch it has', async () => {
    const { edges } = await traceForward(shop(KITCHEN).reads, { batches: ['other'] })
    expect(edges).toEqual([
      {
        from: { kind: 'batch', id: 'other' },
        to: { kind: 'order', id: 'one' },
        quantityMilli: 1000,
        unit: 'PC',
        basis: 'sent',
        line: 1,
      },
      expect.objectContaining({ to: { kind: 'order', id: 'three' }, line: 0 }),
    ])
  })

  it('that begins at a run starts with what the run made', async () => {
    const [, cook] = KITCHEN.runs
    const { edges } = await traceForward(shop(KITCHEN).reads, { runs: cook ? [cook] : [] })
    expect(names(edges)).toEqual(['cook>half', 'cook>kilo', 'half>one', 'kilo>two'])
  })

  it('reads three times for each level and once for the orders, however many batches there are', async () => {
    const many = Array.from({ length: 50 }, (_, index) => `jar ${index}`)
    const { reads, asked } = shop({
      batches: [batch('salt'), ...many.map((id) => batch(id, { run: 'cook' }))],
      runs: [run('cook', ['salt'], many)],
      orders: many.map((id) => order(`of ${id}`, [[0, id]])),
    })
    const { orders } = await traceForward(reads, { batches: ['salt'] })
    expect(orders.size).toBe(50)
    // The batch; runs, parts and yields of two levels, the second without yields; orders.
    expect(asked()).toBe(1 + 3 + 2 + 1)
  })
})

describe('a trace back', () => {
  it('leads from a line of an order to every supplier, through the batch from which a part was moved', async () => {
    const [one] = KITCHEN.orders
    const start = { orders: one ? [{ ...one, parts: one.parts.slice(0, 1) }] : [] }
    const { edges } = await traceBack(shop(KITCHEN).reads, start)
    expect(names(edges)).toEqual(
      [
        'half>one',
        'cook>half',
        'moved>cook',
        'oil>cook',
        'paste>moved',
        'grind>paste',
        'chillies>grind',
        'salt>grind',
        'ravi>chillies',
        'sea>salt',
      ].sort(),
    )
  })

  it('returns nothing for a batch that does not exist', async () => {
    const trace = await traceBack(shop(KITCHEN).reads, { batches: ['nothing'] })
    expect(trace).toMatchObject({ edges: [], truncated: false })
  })
})

describe('the limits of a trace', () => {
  const bounds = { batches: 3, runs: 3, orders: 3 }
  const chain = {
    batches: Array.from({ length: 9 }, (_, index) =>
      batch(String(index), index === 0 ? {} : { run: `r${index}` }),
    ),
    runs: Array.from({ length: 8 }, (_, index) => run(`r${index + 1}`, [String(index)], [String(index + 1)])),
  }

  it.each([
    ['forward', traceForward, '0'],
    ['back', traceBack, '8'],
  ] as const)('stop it %s, which the trace reports', async (_, walk, start) => {
    const trace = await walk(shop(chain).reads, { batches: [start] }, bounds)
    expect(trace.batches.size).toBe(3)
    expect(trace.truncated).toBe(true)
  })

  it('allow exactly as many orders as the limit', async () => {
    const orders = Array.from({ length: 5 }, (_, index) => order(String(index), [[0, 'jar']]))
    const things = { batches: [batch('jar')], orders }
    const trace = await traceForward(shop(things).reads, { batches: ['jar'] }, bounds)
    expect(trace.orders.size).toBe(3)
    expect(trace.truncated).toBe(true)
    const all = await traceForward(
      shop({ ...things, orders: orders.slice(0, 3) }).reads,
      { batches: ['jar'] },
      bounds,
    )
    expect(all.truncated).toBe(false)
  })
})

describe('circles in a trace', () => {
  const ring = {
    batches: [batch('a', { run: 'second' }), batch('b', { run: 'first' })],
    runs: [run('first', ['a'], ['b']), run('second', ['b'], ['a'])],
  }
  const all = ['a>first', 'b>second', 'first>b', 'second>a']

  it('end, in both directions', async () => {
    expect(names((await traceForward(shop(ring).reads, { batches: ['a'] })).edges)).toEqual(all)
    expect(names((await traceBack(shop(ring).reads, { batches: ['a'] })).edges)).toEqual(all)
  })
})

it('joins a trace forward and one back, with each quantity once', async () => {
  const { reads } = shop(KITCHEN)
  const start = { batches: ['moved'] }
  const trace = joinTraces(await traceBack(reads, start), await traceForward(reads, start))
  expect(names(trace.edges)).toEqual(
    [
      'chillies>grind',
      'salt>grind',
      'ravi>chillies',
      'sea>salt',
      'grind>paste',
      'paste>moved',
      'moved>cook',
      'cook>half',
      'cook>kilo',
      'half>one',
      'kilo>two',
    ].sort(),
  )
})
