import { screen, waitFor, within } from '@testing-library/react'
import { type Trace } from '../../../api/api-types.js'
import { faults } from '../../../testing/axe.js'
import { aSession } from '../../../testing/builders.js'
import { FakeServer, ok, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'
import { aTrace, aTracedBatch } from '../../../testing/trace.js'

function serve(trace: Trace) {
  return new FakeServer().on('GET /session', ok(aSession())).on('GET /admin/trace', ok(trace)).listen()
}

const ADDRESS = '/dashboard/trace?batch=RM-261101-001'

describe('what is typed', () => {
  it.each([
    ['rm261101001', { batch: 'RM-261101-001' }],
    ['https://jaadi.example/jar/FG-261119-001', { batch: 'FG-261119-001' }],
    ['r-261119-01', { reservation: 'R-261119-01' }],
    ['7kq4 m2xd', { order: 'P-7KQ4-M2XD' }],
  ])('%s is traced both ways', async (typed, asked) => {
    const server = serve(aTrace(1))
    const { person } = openConsole('/dashboard/trace')
    await person.type(await screen.findByRole('textbox', { name: /Batch, run or order/ }), `${typed}{Enter}`)
    await screen.findByText('1 supplier · 2 batches · 1 run · 1 order')
    expect(server.callsOf('GET /admin/trace').map(({ query }) => query)).toEqual([
      { ...asked, direction: 'both' },
    ])
    expect(window.location.search).toContain(Object.values(asked)[0])
  })

  it('reports an invalid number without asking the server', async () => {
    const server = serve(aTrace(1))
    const { person } = openConsole('/dashboard/trace')
    const field = await screen.findByRole('textbox', { name: /Batch, run or order/ })
    await person.type(field, 'pickles{Enter}')
    expect(field).toHaveAccessibleDescription('That is not the number of a batch, a run or an order.')
    expect(server.callsOf('GET /admin/trace')).toEqual([])
  })

  it('reports that nothing has the number', async () => {
    new FakeServer()
      .on('GET /session', ok(aSession()))
      .on('GET /admin/trace', refusal(404, 'NOT_FOUND', 'The batch was not found.'))
      .listen()
    openConsole(ADDRESS)
    expect(await screen.findByText('The batch was not found.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})

it('a trace is turned round by the direction, which is kept in the address', async () => {
  const server = serve(aTrace(1))
  const { person } = openConsole(`${ADDRESS}&direction=forward`)
  await screen.findByText(/^1 supplier/)
  await person.click(screen.getByRole('combobox', { name: 'Direction' }))
  await person.click(screen.getByRole('option', { name: 'Back' }))
  await waitFor(() =>
    expect(server.callsOf('GET /admin/trace').map(({ query }) => query['direction'])).toEqual([
      'forward',
      'back',
    ]),
  )
  expect(window.location.search).toContain('direction=back')
})

describe('the list', () => {
  it('shows for each node what it is, who did what, and how much went into it', async () => {
    serve(aTrace(1))
    openConsole(`${ADDRESS}&view=list`)
    const batches = await screen.findByRole('region', { name: 'Batches' })
    const [sack, jars] = within(batches).getAllByRole('listitem')
    expect(sack).toHaveAttribute('aria-current', 'true')
    expect(sack).toHaveTextContent('25 KG received from Sri Lakshmi Spices')
    expect(sack).toHaveTextContent('1 Nov 2026 · L.B Nagar · entered by Srinu')
    expect(sack).toHaveTextContent('4.5 KG left · lot GT-2291')
    expect(jars).toHaveTextContent('20 PC made from R-261119-01')
    const runs = screen.getByRole('region', { name: 'Runs' })
    expect(runs).toHaveTextContent('2.5 KG used from RM-261101-001')
    expect(runs).toHaveTextContent('reserved by Srinu')
    const orders = screen.getByRole('region', { name: 'Orders' })
    expect(orders).toHaveTextContent('20 Nov 2026 · Customer 1, Hyderabad · 98••••••21')
    expect(orders).toHaveTextContent('2 PC sent from FG-261119-001 (line 1)')
    expect(within(orders).getByRole('link', { name: 'P-7KQ4-M2X1' })).toHaveAttribute(
      'href',
      '/assign-stock?order=P-7KQ4-M2X1',
    )
    expect(await faults()).toEqual([])
  })
})

describe('the drawing', () => {
  it('links each thing to its page, from left to right', async () => {
    serve(aTrace(1))
    openConsole(`${ADDRESS}&view=drawing`)
    const drawing = await screen.findByRole('region', { name: 'Drawing' })
    const links = within(drawing).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/suppliers/s1',
      '/stock-receipt/RM-261101-001',
      '/dashboard/runs/R-261119-01',
      '/stock-receipt/FG-261119-001',
      '/assign-stock?order=P-7KQ4-M2X1',
    ])
    expect(links[1]).toHaveAttribute('aria-current', 'true')
    expect(links[1]).toHaveAccessibleName('Batch RM-261101-001 Guntur chillies 1 Nov 2026')
    expect(drawing).toHaveTextContent('2.5 KG')
    expect(await faults()).toEqual([])
  })

  it('draws many orders of a batch as one, which opens as a list', async () => {
    serve(aTrace(8))
    const { person } = openConsole(`${ADDRESS}&view=drawing`)
    await person.click(await screen.findByRole('button', { name: 'Orders 8 orders of FG-261119-001' }))
    const dialog = await screen.findByRole('dialog', { name: 'Orders of FG-261119-001' })
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(8)
    expect(within(dialog).getByRole('link', { name: 'P-7KQ4-M2X8' })).toBeVisible()
    expect(within(dialog).getAllByRole('link')[0]).toHaveAccessibleName('P-7KQ4-M2X1')
    await person.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('draws the only order of a batch as itself', async () => {
    const { nodes, edges } = aTrace(8)
    const single = { from: 'batch:RM-261101-001', to: 'order:P-7KQ4-M2X8', quantity: 1, unit: 'PC' } as const
    const others = edges.filter(({ to }) => to !== single.to)
    serve(aTrace(0, { nodes, edges: [...others, { ...single, basis: 'assigned', line: 0 }] }))
    openConsole(`${ADDRESS}&view=drawing`)
    expect(await screen.findByRole('link', { name: /^Order P-7KQ4-M2X8/ })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Orders 7 orders of FG-261119-001' })).toBeVisible()
  })

  it('becomes larger and smaller', async () => {
    serve(aTrace(1))
    const { person } = openConsole(`${ADDRESS}&view=drawing`)
    const smaller = await screen.findByRole('button', { name: 'Smaller' })
    for (let press = 0; press < 2; press++) await person.click(smaller)
    expect(smaller).toBeDisabled()
    await person.click(screen.getByRole('button', { name: 'Larger' }))
    expect(smaller).toBeEnabled()
  })

  it('is replaced by the list when it would show too little', async () => {
    const nodes = Array.from({ length: 301 }, (_, index) => aTracedBatch(`RM-261101-${100 + index}`))
    serve(aTrace(0, { nodes, edges: [], root: nodes[0]?.id ?? '' }))
    openConsole(`${ADDRESS}&view=drawing`)
    expect(await screen.findByText(/^That is too much to draw: 301 things/)).toBeVisible()
    expect(screen.getByRole('region', { name: 'Batches' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Drawing' })).toBeNull()
  })
})

it('a trace says when it is about one line of an order alone, and leads to the whole order', async () => {
  const server = serve(aTrace(1))
  openConsole('/dashboard/trace?order=P-7KQ4-M2X1&line=1')
  expect(await screen.findByText(/^Line 2 of the order alone/)).toBeVisible()
  expect(server.callsOf('GET /admin/trace')[0]?.query).toMatchObject({ order: 'P-7KQ4-M2X1', line: '1' })
  expect(screen.getByRole('link', { name: 'Trace the whole order' })).toHaveAttribute(
    'href',
    '/dashboard/trace?order=P-7KQ4-M2X1',
  )
})

it('a trace is offered as files, and says when it is not complete', async () => {
  serve(aTrace(1, { truncated: true }))
  openConsole(ADDRESS)
  expect(await screen.findByText(/^There is more than is shown here/)).toBeVisible()
  const query = 'batch=RM-261101-001&direction=both'
  expect(screen.getByRole('link', { name: 'CSV' })).toHaveAttribute('href', `/api/admin/trace.csv?${query}`)
  expect(screen.getByRole('link', { name: 'JSON' })).toHaveAttribute('href', `/api/admin/trace?${query}`)
})
