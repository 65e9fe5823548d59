import { screen, waitFor, within } from '@testing-library/react'
import { type Reservation } from '../../../../api/api-types.js'
import { dayInIndia, daysBefore } from '../../../../kit/ui/ist.js'
import { faults } from '../../../../testing/axe.js'
import { ok, page, refusal } from '../../../../testing/fake-server.js'
import { openConsole } from '../../../../testing/open-console.js'
import { jar } from '../../../../testing/product-form.js'
import { aFullRun } from '../../../../testing/runs.js'
import {
  aRun,
  aStockBatch,
  chooseInForm,
  press,
  stockForm,
  stockServer,
  write,
} from '../../../../testing/stock.js'

const halfKilo = {
  ...jar,
  id: 'p9',
  _id: 'p9',
  Id: 'FG-0009',
  name: 'CHICKEN CP_PO HIGH Half kg',
  title: 'Half kg of Chicken',
}
const mild = { ...jar, id: 'p8', _id: 'p8', title: 'Mild Chicken', variantSpicy: 'LOW' }
const preview = {
  ingredients: 2190,
  labour: 100,
  gas: 0,
  overhead: 0,
  total: 2290,
  yields: [
    { product: 'p1', quantity: 8, weight: 8000, cost: 1928.42, unitPrice: 241.05 },
    { product: 'p9', quantity: 3, weight: 1500, cost: 361.58, unitPrice: 120.53 },
  ],
  plannedWeight: 10_000,
  actualWeight: 9500,
  lossWeight: 500,
  lossPercent: 5,
}
const made = (number: string, id: string) =>
  aStockBatch({
    id,
    _id: id,
    batchNumber: number,
    source: 'production' as never,
    reservation: { _id: 'r1', reservationId: 'R-261121-03' } as never,
  })

function open(address = '/stock-receipt/fg#R-261121-03') {
  const server = stockServer()
    .on('GET /reservations/report', ok({ reservations: [aFullRun()] }))
    .on('GET /admin/products', page('products', [jar, halfKilo, mild]))
    .on('GET /admin/products/p1', ok({ ...jar, priceUnit: 'PC' }))
    .on('POST /admin/reservations/r1/receipt-preview', ok(preview))
  return { server, ...openConsole(address) }
}

it('the receipt of a run shows its product, takes the number of jars, and shows the unit price', async () => {
  const { server, person } = open()
  await chooseInForm(person, 'Outlet', 'Kitchen')
  const form = within((await screen.findByLabelText(/^Quantity/)).closest('form') as HTMLElement)
  const run = await form.findByLabelText(/^Reservation/, { selector: '[role=combobox]' })
  await waitFor(() => expect(run).toHaveTextContent('R-261121-03 · CHICKEN CP_PO HIGH 1kg'))
  await write(person, 'Quantity *', '8')
  await waitFor(() => expect(screen.getByLabelText('Price *')).toHaveValue('241.05'))
  expect(screen.getByText('0.5 kg (5 %)')).toBeInTheDocument()
  server.on(
    'POST /stock/create-fg',
    ok({ message: 'Stock received.', batchNumber: 'FG-1', stock: made('FG-1', 's8') }),
  )
  await press(person, 'Create Stock')
  expect(await screen.findByText('FG-1', { selector: 'strong' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open run R-261121-03' })).toBeInTheDocument()
  const body = server.callsOf('POST /stock/create-fg')[0]?.body
  expect(body).toMatchObject({ reservation: 'r1', product: 'p1', quantity: 8, price: 241.05 })
  for (const untouched of ['yields', 'used', 'labour', 'gas', 'overhead'])
    expect(body).not.toHaveProperty(untouched)
  expect(window.location.hash).toBe('')
})

it('the receipt of a run that waits for the owner leaves an empty form', async () => {
  const { server, person } = open()
  await chooseInForm(person, 'Outlet', 'Kitchen')
  await write(person, 'Quantity *', '1')
  const sentence = 'This is worth more than ₹2,000, so it waits for the owner’s yes.'
  server.on('POST /stock/create-fg', refusal(409, 'WAITS_FOR_OWNER', sentence))
  await press(person, 'Create Stock')
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText('Quantity *')).toHaveValue(''))
  const run = (await stockForm()).getByLabelText(/^Reservation/, { selector: '[role=combobox]' })
  expect(run).not.toHaveTextContent('R-261121-03')
  expect(window.location.hash).toBe('')
})

it('the receipt of a run does not miss the run that it has just received', async () => {
  const { server, person } = open()
  await chooseInForm(person, 'Outlet', 'Kitchen')
  await write(person, 'Quantity *', '8')
  const flashed: string[] = []
  const watch = new MutationObserver(() => {
    const said = screen.queryByText(/does not wait to be received/)
    if (said) flashed.push(said.textContent)
  })
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  server.on('POST /stock/create-fg', () => {
    server.on('GET /reservations/report', ok({ reservations: [] }))
    return ok({ message: 'Stock received.', batchNumber: 'FG-1', stock: made('FG-1', 's8') })
  })
  await press(person, 'Create Stock')
  expect(await screen.findByText('FG-1', { selector: 'strong' })).toBeInTheDocument()
  expect(await screen.findByText('No reservation waits to be received.')).toBeInTheDocument()
  watch.disconnect()
  expect(flashed).toEqual([])
})

it('the receipt of a run asks for no price, since the price follows from the run', async () => {
  const { person } = open()
  await chooseInForm(person, 'Outlet', 'Kitchen')
  await press(person, 'Create Stock')
  expect(await screen.findByText('Quantity is required')).toBeInTheDocument()
  expect(screen.queryByText('Price is required')).not.toBeInTheDocument()
})

it('the receipt of a run takes jars of two sizes, what really went in, and the costs beside the ingredients', async () => {
  const { server, person } = open()
  await chooseInForm(person, 'Outlet', 'Kitchen')
  await write(person, 'Quantity *', '8')
  await press(person, 'More about this run')
  await press(person, 'Add another size')
  expect(screen.getByLabelText(/^Product 2/, { selector: '[role=combobox]' })).toHaveTextContent(
    halfKilo.title,
  )
  await write(person, 'Quantity of product 2 *', '3')
  await write(person, 'Chilli powder · RM-261121-003', '0.8')
  await write(person, 'Labour', '100')
  expect(await faults()).toEqual([])
  const usual = {
    reservation: 'r1',
    outlet: 'o1',
    yields: [
      { product: 'p1', quantity: 8 },
      { product: 'p9', quantity: 3 },
    ],
    used: [
      { batchNumber: 'RM-261121-001', quantity: 8.5 },
      { batchNumber: 'RM-261121-002', quantity: 0.5 },
      { batchNumber: 'RM-261121-003', quantity: 0.8 },
    ],
    labour: 100,
  }
  const asked = () => server.callsOf('POST /admin/reservations/r1/receipt-preview').at(-1)?.body
  await waitFor(() => expect(asked()).toMatchObject(usual))
  expect(await screen.findByText('₹120.53')).toBeInTheDocument()
  server.on(
    'POST /stock/create-fg',
    ok({
      message: 'Stock received.',
      batchNumber: 'FG-1',
      stock: made('FG-1', 's8'),
      yields: [made('FG-1', 's8'), made('FG-2', 's9')],
    }),
  )
  await press(person, 'Create Stock')
  expect(await screen.findByText('FG-2', { selector: 'strong' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open batch FG-1' })).toBeInTheDocument()
  const body = server.callsOf('POST /stock/create-fg')[0]?.body
  expect(body).toMatchObject(usual)
  for (const ofOne of ['product', 'quantity', 'price', 'batchNumber']) expect(body).not.toHaveProperty(ofOne)
})

it('the receipt of a run says why the run cannot be received so, before it is sent', async () => {
  const { server, person } = open()
  const sentence = 'Batch RM-261121-003 has only 2 KG.'
  server.on('POST /admin/reservations/r1/receipt-preview', refusal(409, 'INSUFFICIENT_BATCH', sentence))
  await chooseInForm(person, 'Outlet', 'Kitchen')
  await write(person, 'Quantity *', '8')
  expect(await screen.findByText(sentence)).toBeInTheDocument()
})

it('the receipt says that the run in its address does not wait', async () => {
  open('/stock-receipt/fg#R-1')
  expect(await screen.findByText('R-1 does not wait to be received.')).toBeInTheDocument()
})

describe('Receive Stock (FG)', () => {
  async function openMade(reservations: Reservation[]) {
    const server = stockServer()
      .on('GET /reservations/report', ok({ reservations }))
      .on('GET /admin/products/p1', ok({ id: 'p1', priceUnit: 'PC', materialType: 'FG', shelfLifeDays: 180 }))
    const { person } = openConsole('/stock-receipt')
    await person.click(await screen.findByRole('tab', { name: 'Stock Receipt for SG/FG' }))
    expect(await screen.findByRole('heading', { name: 'Receive Stock (FG)' })).toBeInTheDocument()
    return { server, person }
  }

  it('takes the product from the reservation and its price from the cost of the run', async () => {
    const { server, person } = await openMade([aRun()])
    expect(server.callsOf('GET /reservations/report')[0]?.query).toEqual({ status: 'Reserved' })
    const stock = aStockBatch({ id: 's9', _id: 's9', batchNumber: 'FG-261122-007' })
    const received = { message: 'Stock received.', batchNumber: stock.batchNumber, stock }
    server.on('POST /stock/create-fg', ok(received))
    await chooseInForm(person, 'Outlet', 'Kitchen')
    await chooseInForm(person, 'Reservation', `R-261121-03 · ${jar.title}`)
    const product = (await stockForm()).getByRole('combobox', { name: 'Product' })
    await waitFor(() => expect(product).toHaveTextContent(jar.title))
    expect(product).toHaveAttribute('aria-disabled', 'true')
    await write(person, 'Quantity *', '12')
    const price = screen.getByLabelText('Price *')
    await waitFor(() => expect(price).toHaveValue('416.67'))
    expect(price).toBeDisabled()
    await press(person, 'Create Stock')
    expect(await screen.findByText('FG-261122-007', { selector: 'strong' })).toBeInTheDocument()
    expect(server.callsOf('POST /stock/create-fg')[0]?.body).toMatchObject({
      outlet: 'o1',
      reservation: 'r1',
      product: 'p1',
      quantity: 12,
      price: 416.67,
      priceUnit: 'PC',
      batchNumber: 'FG-261122-007',
      bestBefore: daysBefore(dayInIndia(new Date()), -180),
    })
  })

  it('says that a reservation leads to no product', async () => {
    const { server, person } = await openMade([aRun({ bomId: { ...aRun().bomId, parentProduct: null } })])
    await chooseInForm(person, 'Outlet', 'Kitchen')
    await chooseInForm(person, 'Reservation', 'R-261121-03 · product unknown')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No parent product found for the selected reservation.',
    )
    await write(person, 'Quantity *', '12')
    await press(person, 'Create Stock')
    expect(await screen.findByText('Product is required')).toBeInTheDocument()
    expect(server.callsOf('POST /stock/create-fg')).toHaveLength(0)
  })

  it('says when there is nothing to receive', async () => {
    await openMade([])
    expect(await screen.findByText('No reservation waits to be received.')).toBeInTheDocument()
  })

  it('says why there are no reservations to choose from, and tries again', async () => {
    const unavailable = refusal(503, 'UNAVAILABLE', 'The database does not answer.')
    const server = stockServer().on('GET /reservations/report', unavailable)
    const { person } = openConsole('/stock-receipt/fg')
    const failure = await screen.findByText('The database does not answer.')
    server.on('GET /reservations/report', ok({ reservations: [] }))
    await person.click(within(failure.closest('[role=alert]') as HTMLElement).getByRole('button'))
    expect(await screen.findByText('No reservation waits to be received.')).toBeInTheDocument()
  })
})
