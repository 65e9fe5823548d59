import { screen, within } from '@testing-library/react'
import { faults } from '../../../testing/axe.js'
import { aSession } from '../../../testing/builders.js'
import { FakeServer, ok, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'

const parts = { ingredients: 500, packaging: 80, loss: 20, labour: 60, gas: 30, overhead: 10 }
const margin = {
  quantity: 2,
  income: 1698,
  cost: 700,
  parts,
  lost: 0,
  lostCost: 0,
  margin: 998,
  marginPercent: 58.8,
  estimated: 0,
  unknown: 0,
}
const chicken = {
  ...margin,
  Id: 'FG-0007',
  name: 'CHICKEN CP_PO LOW 1kg',
  estimated: 1,
  lost: 1,
  lostCost: 350,
}
const none = { ...margin, quantity: 0, income: 0, cost: 0, margin: 0, marginPercent: null }
/** Jars were sold in November 2026 alone. */
function marginsOf(month: string) {
  const sold = month === '2026-11'
  return { month, products: sold ? [chicken] : [], total: sold ? margin : none, months: [] }
}
const chilli = { id: 'p9', _id: 'p9', Id: 'RM-0031', name: 'Chilli powder', priceUnit: 'KG' }
const whatIf = {
  product: { _id: 'p9', Id: 'RM-0031', name: 'Chilli powder', description: '', price: 0, materialType: 'RM' },
  unit: 'KG',
  price: 318,
  newPrice: 381.6,
  effects: [
    {
      Id: 'FG-0007',
      name: 'CHICKEN CP_PO LOW 1kg',
      price: 849,
      cost: 478.35,
      newCost: 482.49,
      change: 4.14,
      marginPercent: 43.7,
      newMarginPercent: 43.2,
      keepPrice: 857,
    },
  ],
  unknown: ['MUTTON CP_PO LOW 1kg'],
}

function open(address: string, { role = 'admin' }: { role?: 'admin' | 'ops' } = {}) {
  const server = new FakeServer()
    .on('GET /session', ok(aSession({ role })))
    .on('GET /admin/costs/products', ({ query }) => ok(marginsOf(query['month'] ?? '')))
    .on('GET /admin/products', {
      status: 200,
      body: [chilli],
      headers: { 'content-range': 'products 0-0/1' },
    })
    .on('GET /admin/costs/what-if', ok(whatIf))
    .listen()
  return { server, ...openConsole(address) }
}

describe('what a jar costs', () => {
  const wide = window.matchMedia
  afterEach(() => {
    window.matchMedia = wide
  })

  it('shows what each product left in a month, and twelve months as a drawing and a table', async () => {
    const { server } = open('/dashboard/costs?month=2026-11')
    expect(await screen.findByText('₹998.00 of ₹1,698.00 in November 2026: 58.8 %.')).toBeVisible()
    const chart = within(screen.getByRole('region', { name: 'Twelve months' }))
    const text = 'The margin of November 2026 is ₹998.00, the best month was November 2026 with ₹998.00.'
    expect(await chart.findByRole('img', { name: text })).toBeVisible()
    expect(
      chart.getByRole('row', { name: 'November 2026 2 ₹1,698.00 ₹700.00 ₹998.00', hidden: true }),
    ).toBeInTheDocument()
    const rows = within(screen.getByRole('table', { name: 'What jars leave' })).getAllByRole('row')
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim()).join('|'))).toEqual([
      'Product|Jars|Income|Cost|Margin|Margin %',
      'All together|2|₹1,698.00|₹700.00|₹998.00|58.8 %',
      'CHICKEN CP_PO LOW 1kg FG-0007 · 1 jar lost: ₹350.00 · 1 jar is estimated|2|₹1,698.00|₹700.00|₹998.00|58.8 %',
    ])
    const csv = screen.getByRole('link', { name: 'Save as CSV' })
    expect(csv).toHaveAttribute('href', '/api/admin/costs/products.csv?month=2026-11')
    const asked = server.callsOf('GET /admin/costs/products').map(({ query }) => query)
    expect(asked).toHaveLength(12)
    expect([asked[0], asked.at(-1)]).toEqual([
      { month: '2026-11', months: '1' },
      { month: '2025-12', months: '1' },
    ])
    expect(await faults()).toEqual([])
  })

  it('shows a product in two lines on a phone', async () => {
    window.matchMedia = (query) => Object.assign(wide(query), { matches: query.includes('max-width') })
    open('/dashboard/costs?month=2026-11')
    const list = within(await screen.findByRole('list', { name: 'What jars leave' }))
    expect(list.getAllByRole('listitem')[1]).toHaveTextContent(
      'CHICKEN CP_PO LOW 1kg FG-0007 · 1 jar lost: ₹350.00 · 1 jar is estimated58.8 %2 jars · ₹1,698.00 − ₹700.00 = ₹998.00',
    )
    expect(await faults()).toEqual([])
  })

  it('shows the months of one product, which stands in the address', async () => {
    const { person } = open('/dashboard/costs?month=2026-11')
    await person.click(await screen.findByRole('combobox', { name: 'Months of' }))
    await person.click((await screen.findAllByRole('option'))[1] as HTMLElement)
    expect(await screen.findByText(/^₹998.00 of/)).toBeVisible()
    expect(window.location.search).toContain('product=FG-0007')
  })

  it('shows the first month at once, and loads the others one by one', async () => {
    const { server } = open('/dashboard/costs?month=2026-11')
    server.on('GET /admin/costs/products', ({ query }) =>
      query['month'] === '2026-09' ? 'never' : ok(marginsOf(query['month'] ?? '')),
    )
    const chart = within(await screen.findByRole('region', { name: 'Twelve months' }))
    expect(await chart.findByRole('img', { name: '10 months are still being added up.' })).toBeVisible()
    expect(screen.getByRole('table', { name: 'What jars leave' })).toBeVisible()
    expect(server.callsOf('GET /admin/costs/products').map(({ query }) => query['month'])).toEqual([
      '2026-11',
      '2026-10',
      '2026-09',
    ])
    expect(await faults()).toEqual([])
  })

  it('keeps the loaded months when one fails, and continues from that one on request', async () => {
    const { server, person } = open('/dashboard/costs?month=2026-11')
    const answer = (fails: boolean) =>
      server.on('GET /admin/costs/products', ({ query }) =>
        fails && query['month'] === '2026-06'
          ? refusal(503, 'ERROR', 'The database is away.')
          : ok(marginsOf(query['month'] ?? '')),
      )
    answer(true)
    expect(await screen.findByText('The database is away.')).toBeVisible()
    expect(screen.getAllByText('7 months are still being added up.').length).toBeGreaterThan(0)
    answer(false)
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/^The margin of November 2026 is/)).toBeVisible()
    expect(screen.queryByText('The database is away.')).not.toBeInTheDocument()
  })

  it('shows what a more expensive material does to each jar, and the price that keeps its margin', async () => {
    const { server, person } = open('/dashboard/costs')
    await person.click(await screen.findByRole('combobox', { name: /^Raw material/ }))
    await person.click(await screen.findByRole('option', { name: 'Chilli powder' }))
    expect(await screen.findByText('Chilli powder: ₹318.00 → ₹381.60 per KG.')).toBeVisible()
    const effects = within(screen.getByRole('list', { name: 'What if a price changes?' }))
    expect(effects.getByRole('listitem')).toHaveTextContent(
      'CHICKEN CP_PO LOW 1kg FG-0007+₹4.14 a jarCost₹478.35 → ₹482.49Margin %43.7 % → 43.2 %Price₹849.00Keeps its margin at₹857.00',
    )
    expect(screen.getByText(/MUTTON CP_PO LOW 1kg/)).toBeVisible()
    expect(server.callsOf('GET /admin/costs/what-if')[0]?.query).toEqual({
      product: 'RM-0031',
      percent: '20',
    })
    await person.type(screen.getByLabelText('New price (₹)'), '400')
    expect(server.callsOf('GET /admin/costs/what-if').at(-1)?.query).toEqual({
      product: 'RM-0031',
      price: '400',
    })
    expect(await faults()).toEqual([])
  })

  it('shows why a change cannot be calculated', async () => {
    const { server } = open('/dashboard/costs?material=RM-0031')
    const sentence = 'Chilli powder is in no recipe, or was never bought: nothing changes.'
    server.on('GET /admin/costs/what-if', refusal(400, 'VALIDATION_FAILED', sentence))
    expect(await screen.findByText(sentence)).toBeVisible()
  })

  it('offers another try when the figures cannot be loaded', async () => {
    const { server, person } = open('/dashboard/costs?month=2026-11')
    server.on('GET /admin/costs/products', refusal(503, 'ERROR', 'The database is away.'))
    expect(await screen.findByText('The database is away.')).toBeVisible()
    server.on('GET /admin/costs/products', ({ query }) => ok(marginsOf(query['month'] ?? '')))
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/^₹998.00 of/)).toBeVisible()
  })

  it('is not shown to operations', async () => {
    const { server } = open('/dashboard/costs', { role: 'ops' })
    expect(await screen.findByRole('link', { name: 'Back to the cockpit' })).toBeVisible()
    expect(server.callsOf('GET /admin/costs/products')).toEqual([])
  })
})
