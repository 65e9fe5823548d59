import { cleanup, screen, within } from '@testing-library/react'
import { type RunOfPage } from '../../../../api/api-types.js'
import { faults } from '../../../../testing/axe.js'
import { aSession } from '../../../../testing/builders.js'
import { ok } from '../../../../testing/fake-server.js'
import { openConsole } from '../../../../testing/open-console.js'
import { aComponent, aFullRun, aRunBatch, chilli, pickle, runServer } from '../../../../testing/runs.js'

function open(
  run: Omit<RunOfPage, 'receiptWaits'>,
  { receiptWaits = false, role = 'admin' as 'admin' | 'ops' } = {},
) {
  const server = runServer()
    .on('GET /session', ok(aSession({ role })))
    .on('GET /admin/reservations/R-261121-03', ok({ ...run, receiptWaits }))
  return { server, ...openConsole('/dashboard/runs/R-261121-03') }
}
const part = async (name: string) => within(await screen.findByRole('region', { name }))

const received = aFullRun({
  status: 'Production Completed',
  components: [
    aComponent({ batches: [aRunBatch({ usedQuantity: 9, costPrice: 2160 })] }),
    aComponent({ batches: [], batchNumber: null, productId: null }),
  ],
  yields: [
    {
      stockId: 's8',
      batchNumber: 'FG-261122-001',
      product: pickle,
      quantity: 9,
      unit: 'PC',
      weight: 9000,
      cost: 2400,
      unitPrice: 266.67,
    },
  ],
  labour: 240,
  totalCost: 2430,
  actualWeight: 9000,
  lossWeight: 1000,
  completedAt: '2026-11-22T06:00:00.000Z',
  completedBy: '9000000001',
})

it('the page of a run shows what is reserved and leads on to the receipt', async () => {
  open(aFullRun())
  expect(await screen.findByRole('heading', { name: 'Run R-261121-03' })).toBeInTheDocument()
  const rows = await part('What is reserved')
  expect(rows.getByRole('link', { name: 'RM-261121-003' })).toHaveAttribute(
    'href',
    '/stock-receipt/RM-261121-003',
  )
  expect(screen.getByRole('link', { name: 'Receive' })).toHaveAttribute(
    'href',
    '/stock-receipt/fg#R-261121-03',
  )
  expect(screen.getByRole('link', { name: 'BOM, version 2' })).toHaveAttribute('href', '/bom?id=b1')
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Trace' })).toHaveAttribute(
    'href',
    '/dashboard/trace?reservation=R-261121-03',
  )
  expect(screen.getByRole('button', { name: 'Print R-261121-03' })).toBeInTheDocument()
  expect(screen.queryByText('What came out')).not.toBeInTheDocument()
  expect(await faults()).toEqual([])
})

it('the page of a run says what the run lacks and what can be done about it', async () => {
  const lacking = aComponent({ batches: [], reservedQuantity: 0 })
  const added = aComponent({ batches: [], requiredQuantity: 0, reservedQuantity: 0, productId: chilli })
  open(aFullRun({ status: 'Pending', components: [lacking, added] }))
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '8.5 KG of Chicken',
    'no batch of Chilli powder is chosen',
  ])
  const steps = notice.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(steps).toEqual([
    ['Reserve what is there now', '/reservations?id=R-261121-03#fill'],
    ['Choose batches', '/reservations?id=R-261121-03'],
    ['Receive more', '/stock-receipt'],
  ])
  expect(await faults()).toEqual([])
})

it('the page of a received run shows what went in, what came out, its cost and its loss', async () => {
  open(received)
  const wentIn = await part('What went in')
  const [, chicken, nothing] = wentIn.getAllByRole('row')
  expect(chicken).toHaveTextContent('ChickenRM-261121-0018.5 KG8.5 KG9 KG₹2,160.00')
  expect(nothing).toHaveTextContent('N/Ano batch yet')
  const cameOut = await part('What came out')
  expect(cameOut.getByRole('link', { name: 'FG-261122-001' })).toBeInTheDocument()
  expect(cameOut.getByText('₹266.67')).toBeInTheDocument()
  expect(cameOut.getByText('9 PC')).toBeInTheDocument()
  const costs = await part('What it cost')
  expect(costs.getByText('₹240.00')).toBeInTheDocument()
  expect(costs.getByText('₹2,430.00')).toBeInTheDocument()
  expect(costs.getByText('1 kg (10 %)')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Receive' })).not.toBeInTheDocument()
})

it('the page of a run says that its receipt waits for the owner, and leads an owner to the answer', async () => {
  open(aFullRun(), { receiptWaits: true })
  const notice = await screen.findByText(/A receipt of this run waits for the owner’s yes\./)
  const answer = within(notice).getByRole('link', { name: 'Waiting for a yes' })
  expect(answer).toHaveAttribute('href', expect.stringMatching(/^\/dashboard\/approvals\?filter=/))
  expect(await faults()).toEqual([])
  cleanup()
  open(aFullRun(), { receiptWaits: true, role: 'ops' })
  expect(await screen.findByText(/waits for the owner’s yes\./)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Waiting for a yes' })).not.toBeInTheDocument()
})

it('the page of a run says that more came out than was planned', async () => {
  open({ ...received, actualWeight: 10_500, lossWeight: -500 })
  expect((await part('What it cost')).getByText('0.5 kg (5 %) more than planned')).toBeInTheDocument()
})

it('the page of a run says that the run does not exist, or could not be loaded', async () => {
  const { server } = open(received)
  server.on('GET /admin/reservations/R-261121-03', { status: 500 })
  expect(await screen.findByText('Failed to fetch reservation details.')).toBeInTheDocument()
})
