import { screen, waitFor, within } from '@testing-library/react'
import { type Batch } from '../../../../api/api-types.js'
import { faults } from '../../../../testing/axe.js'
import { type Answer, ok, refusal } from '../../../../testing/fake-server.js'
import { openConsole } from '../../../../testing/open-console.js'
import { aRun, aRunComponent, aStockBatch, stockServer } from '../../../../testing/stock.js'

const nothing = refusal(403, 'NO_USES', 'No reservations found for this stock.')
const taken = (quantity: number) =>
  ok({
    reservations: [aRun({ components: [aRunComponent('RM-261121-004', quantity)] })],
    orders: [],
  })

function open(uses: Answer, part: Partial<Batch> = {}) {
  const entry = aStockBatch(part)
  const server = stockServer([entry])
    .on('GET /admin/stock/s1', ok(entry))
    .on('GET /stock/s1/reservations', uses)
    .on('PUT /stock/s1/nostockconfirmed', ok({ message: 'Physical inventory confirmed' }))
  return { server, ...openConsole('/stock-usage?stock=s1') }
}
type Opened = ReturnType<typeof open>

const tick = () => screen.findByRole('checkbox', { name: 'All stock is consumed (No Stock Left)' })
async function press(opened: Opened) {
  const box = await tick()
  await waitFor(() => expect(box).toBeEnabled())
  await opened.person.click(box)
}
async function answer({ person }: Opened, name: string) {
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Are you sure you want to confirm the stock is all consumed?')).toBeInTheDocument()
  await person.click(dialog.getByRole('button', { name }))
}
const sent = ({ server }: Opened) => server.callsOf('PUT /stock/s1/nostockconfirmed').map(({ body }) => body)

it('the usage screen shows what took of the batch, with N/A for missing remarks', async () => {
  open(taken(24))
  expect(await screen.findByRole('heading', { name: 'Stock Consumption Report' })).toBeInTheDocument()
  const row = await screen.findByRole('row', { name: /R-261121-03/ })
  expect(row).toHaveTextContent(
    /21 Nov 2026Chicken Pickle, Cold pressed peanut oil, High spice, 1 kg24KGReservedN\/A/,
  )
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'ID',
    'Date',
    'Product',
    'Quantity',
    'Unit',
    'Status',
    'Remarks',
  ])
  expect(screen.getByText('25 KG')).toBeInTheDocument()
  expect(await faults()).toEqual([])
})

it('the usage screen says that nothing was taken from the batch', async () => {
  open(nothing)
  expect(await screen.findByText('No reservations found for this stock.')).toBeInTheDocument()
  expect(screen.getByText('No reservations or orders found for this stock.')).toBeInTheDocument()
})

it('the usage screen says that the uses could not be loaded, and tries again', async () => {
  const { server, person } = open({ status: 500 })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch reservations.')
  expect(await tick()).toBeDisabled()
  server.on('GET /stock/s1/reservations', taken(24))
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /R-261121-03/ })).toBeInTheDocument()
})

it.each([
  ['a gain with a plus', 26, 'Gain/Loss: +₹18.50'],
  ['a loss', 24, 'Gain/Loss: -₹18.50'],
  ['nothing', 25, 'Gain/Loss: ₹0.00'],
])('the usage screen shows %s once the batch is confirmed as used up', async (_, quantity, text) => {
  open(taken(quantity), { noStockConfirmed: true })
  await waitFor(async () => expect(await tick()).toBeChecked())
  expect(
    await screen.findByText((_text, element) => element?.textContent === text && element.role === 'status'),
  ).toBeInTheDocument()
})

it('the tick asks before it confirms, and says that the batch is confirmed', async () => {
  const opened = open(taken(24))
  await press(opened)
  expect(await screen.findByRole('checkbox', { hidden: true })).toBeChecked()
  expect(sent(opened)).toEqual([])
  opened.server.on('GET /admin/stock/s1', ok(aStockBatch({ noStockConfirmed: true })))
  await answer(opened, 'Confirm')
  expect(await screen.findByText('Physical inventory confirmed')).toBeInTheDocument()
  expect(sent(opened)).toEqual([{ noStockConfirmed: true, gainLoss: -18.5 }])
  expect(await tick()).toBeChecked()
})

it('the tick disappears again when the question is cancelled', async () => {
  const opened = open(taken(24))
  await press(opened)
  await answer(opened, 'Cancel')
  await waitFor(async () => expect(await tick()).not.toBeChecked())
  expect(sent(opened)).toEqual([])
})

it('the tick disappears again when it could not be saved, and the screen says why', async () => {
  const opened = open(taken(24))
  opened.server.on('PUT /stock/s1/nostockconfirmed', { status: 500 })
  await press(opened)
  await answer(opened, 'Confirm')
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update stock confirmation.')
  expect(await tick()).not.toBeChecked()
})

it('the confirmation is withdrawn without a question when the tick is taken away', async () => {
  const opened = open(taken(24), { noStockConfirmed: true })
  await press(opened)
  await waitFor(() => expect(sent(opened)).toEqual([{ noStockConfirmed: false, gainLoss: -18.5 }]))
})

it('the usage screen leads to the stock entries when no batch was chosen', async () => {
  stockServer()
  openConsole('/stock-usage')
  expect(await screen.findByRole('link', { name: 'To the stock entries' })).toBeInTheDocument()
})
