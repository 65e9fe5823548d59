import { screen, within } from '@testing-library/react'
import { faults } from '../../testing/axe.js'
import { anOrder, aSession } from '../../testing/builders.js'
import { FakeServer, ok } from '../../testing/fake-server.js'
import { openConsole } from '../../testing/open-console.js'
import { chicken } from '../../testing/runs.js'
import { aStockBatch, stockServer } from '../../testing/stock.js'

const parts = { ingredients: 500, packaging: 80, loss: 20, labour: 60, gas: 30, overhead: 10 }

describe('what a batch cost', () => {
  const cost = {
    batchNumber: 'RM-261121-004',
    product: null,
    quantity: 10,
    unit: 'PC',
    total: 7000,
    parts: { ...parts, ingredients: 5000, packaging: 800, loss: 200, labour: 600, gas: 300, overhead: 100 },
    perUnit: 700,
    unitParts: parts,
    run: { reservationId: 'R-261121-03', plannedWeight: 10_000, actualWeight: 9600, lossWeight: 400 },
    used: [
      {
        batchNumber: 'RM-261101-001',
        product: chicken,
        quantity: 9.6,
        unit: 'KG',
        cost: 2515.2,
      },
    ],
  }
  const COST = 'GET /admin/costs/batches/RM-261121-004'
  const openBatch = (role: 'admin' | 'ops', answer: object = cost) => {
    const batch = aStockBatch()
    const server = stockServer([batch], role)
      .on('GET /admin/stock/RM-261121-004', ok(batch))
      .on('GET /admin/stock/s1/history', ok({ rows: [], more: false }))
      .on(COST, ok(answer))
    return { server, ...openConsole('/stock-receipt/RM-261121-004') }
  }

  it('is shown part by part, for one jar and for all, with what the run used', async () => {
    const { person } = openBatch('admin')
    const card = within(await screen.findByRole('region', { name: 'What it cost' }))
    expect(card.getByText('₹700.00 for one PC; ₹7,000.00 for 10 PC.')).toBeVisible()
    const rows = within(card.getByRole('table')).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      'CostOne PC10 PC',
      'Ingredients₹500.00₹5,000.00',
      'Jar, lid and label₹80.00₹800.00',
      'Lost while cooking₹20.00₹200.00',
      'Labour₹60.00₹600.00',
      'Gas₹30.00₹300.00',
      'Overhead₹10.00₹100.00',
      'All together₹700.00₹7,000.00',
    ])
    await person.click(card.getByText('What went into run R-261121-03'))
    expect(card.getByRole('link', { name: 'RM-261101-001' })).toHaveAttribute(
      'href',
      '/stock-receipt/RM-261101-001',
    )
    expect(await faults()).toEqual([])
  })

  it('is only the price for a batch that was bought', async () => {
    openBatch('admin', { ...cost, run: null, used: [] })
    expect(await screen.findByText(/As it was bought/)).toBeVisible()
    expect(screen.queryByRole('table', { name: 'What it cost' })).not.toBeInTheDocument()
  })

  it('is neither shown to operations nor asked for', async () => {
    const { server } = openBatch('ops')
    expect(await screen.findByRole('heading', { name: 'Batch RM-261121-004' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'What it cost' })).not.toBeInTheDocument()
    expect(server.callsOf(COST)).toEqual([])
  })
})

describe('what is left of an order', () => {
  const cost = {
    orderId: 'P-7KQ4-M2XD',
    paid: true,
    goods: 1698,
    delivery: 120,
    unpaid: 0,
    tax: 0,
    refund: 0,
    jars: 966.4,
    lost: 483.2,
    lostJars: [
      {
        name: 'CHICKEN',
        jars: [{ batchNumber: 'FG-261120-001', quantity: 1, estimated: false, cost: 483.2, parts }],
      },
    ],
    courier: 120,
    courierTold: true,
    courierInExpenses: false,
    fee: 36.36,
    feePercent: 2,
    payout: null,
    margin: 695.24,
    marginPercent: 38.2,
    hasEstimates: true,
    unknown: ['PRAWNS'],
    lines: [
      {
        Id: 'FG-0007',
        name: 'CHICKEN',
        quantity: 2,
        income: 1698,
        cost: 966.4,
        margin: 731.6,
        marginPercent: 43.1,
        jars: [
          { batchNumber: 'FG-261121-004', quantity: 1, estimated: false, cost: 483.2, parts },
          { batchNumber: null, quantity: 1, estimated: true, cost: 483.2, parts },
        ],
      },
    ],
  }
  const COST = 'GET /admin/costs/orders/P-7KQ4-M2XD'
  const openOrder = (role: 'admin' | 'ops') => {
    const server = new FakeServer()
      .on('GET /session', ok(aSession({ role })))
      .on('GET /orders/order/P-7KQ4-M2XD', ok(anOrder({ orderId: 'P-7KQ4-M2XD' })))
      .on(COST, ok(cost))
      .listen()
    return { server, ...openConsole('/assign-stock?order=P-7KQ4-M2XD') }
  }

  it('is loaded when it is opened, and shows what is estimated or assumed', async () => {
    const { server, person } = openOrder('admin')
    const fold = await screen.findByText('What is left of it')
    expect(server.callsOf(COST)).toEqual([])
    await person.click(fold)
    expect(await screen.findByText('₹695.24 are left: 38.2 % of what came in.')).toBeVisible()
    expect(screen.getByText('1 × CHICKEN · FG-261121-004')).toBeVisible()
    expect(screen.getByText('1 × CHICKEN · estimate')).toBeVisible()
    expect(screen.getByText(/Nobody knows yet what these cost.*PRAWNS/)).toBeVisible()
    expect(screen.getByText('Jars lost, broken or written off').parentElement).toHaveTextContent('-₹483.20')
    expect(screen.getByText('1 × CHICKEN · FG-261120-001')).toBeVisible()
    expect(screen.getByText(/^What the courier takes for its parcels/)).toBeVisible()
    expect(screen.getByText('Payment fee (2 %)').parentElement).toHaveTextContent('-₹36.36')
    expect(await faults()).toEqual([])
  })

  it('names the settlement and its fee once the provider has reported them', async () => {
    const { server, person } = openOrder('admin')
    const payout = { utr: 'AXIS1', at: '2026-11-20T10:05:50.000Z', fee: 30.81, tax: 5.55 }
    server.on(COST, ok({ ...cost, payout }))
    await person.click(await screen.findByText('What is left of it'))
    const told = 'Settled on 20 Nov 2026 under UTR AXIS1: fee ₹30.81, GST on it ₹5.55.'
    expect(await screen.findByText(told)).toBeVisible()
    expect(screen.queryByText('Payment fee (2 %)')).not.toBeInTheDocument()
  })

  it('is not offered to operations', async () => {
    openOrder('ops')
    expect(await screen.findByRole('article', { name: 'Order P-7KQ4-M2XD' })).toBeVisible()
    expect(screen.queryByText('What is left of it')).not.toBeInTheDocument()
  })
})
