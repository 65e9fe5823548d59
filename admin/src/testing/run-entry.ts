import { screen } from '@testing-library/react'
import { type BatchSummary, type Fill } from '../api/api-types.js'
import { ok, page } from './fake-server.js'
import { openConsole, type Person } from './open-console.js'
import { choose } from './product-form.js'
import { aFullRun, chicken, chilli, pickle, runServer } from './runs.js'

const bom = {
  id: 'b1',
  _id: 'b1',
  parentProduct: pickle,
  parentProductQuantity: 10,
  parentProductUnit: 'PC',
  components: [],
  createdBy: 'admin',
  createdAt: '2026-11-01T05:00:00.000Z',
}
const onShelf = (
  number: string,
  product: typeof chicken,
  remaining: number,
  price: number,
): BatchSummary => ({
  _id: number,
  batchNumber: number,
  remainingQuantity: remaining,
  bestBefore: '2026-12-01',
  createdAt: '2026-11-20T05:00:00.000Z',
  product: { ...product },
  price,
  priceUnit: 'KG',
  outlet: { _id: 'o1', name: 'L.B Nagar' },
})
const filled = (batchNumber: string, reservedQuantity: number, price: number) => ({
  stockId: batchNumber,
  batchNumber,
  bestBefore: '2026-12-01',
  remainingQuantity: 10,
  price,
  reservedQuantity,
  costPrice: price * reservedQuantity,
})
/** Ten jars: the chilli of two batches is not enough. */
const fill: Fill = {
  components: [
    {
      product: chicken,
      requiredQuantity: 8.5,
      unit: 'KG',
      batches: [filled('RM-1', 8.5, 240)],
      missingQuantity: 0,
    },
    {
      product: chilli,
      requiredQuantity: 1.5,
      unit: 'KG',
      batches: [filled('RM-2', 0.5, 100), filled('RM-3', 0.75, 100.5)],
      missingQuantity: 0.25,
    },
  ],
  costPrice: 2165.38,
}

/** What is required grows with the jars; the shelf does not. */
const fillFor = (jars: number): Fill => ({
  ...fill,
  components: fill.components.map((component) => ({
    ...component,
    requiredQuantity: (component.requiredQuantity * jars) / 10,
  })),
})

/** The form at an address, over a server that knows one recipe and its batches. */
export function openEntry(address = '/reservations') {
  const server = runServer()
    .on('GET /admin/boms', page('boms', [bom]))
    .on(
      'GET /admin/products',
      page('products', [
        { ...chicken, id: 'm1', priceUnit: 'KG' },
        { ...chilli, id: 'm2', priceUnit: 'KG' },
        { ...pickle, id: 'p1', priceUnit: 'PC' },
      ]),
    )
    .on('GET /admin/reservations/next-number', ok({ reservationId: 'R-261122-01' }))
    .on('GET /admin/reservations/fill', ({ query }) => ok(fillFor(Number(query['quantity']))))
    .on('GET /admin/reservations/R-261121-03', ok(aFullRun()))
    .on(
      'GET /stock/batches',
      ok({
        batches: [
          onShelf('RM-1', chicken, 10, 240),
          onShelf('RM-2', chilli, 0.5, 100),
          onShelf('RM-3', chilli, 0.75, 100.5),
          onShelf('RM-4', chilli, 0, 100),
        ].filter(({ remainingQuantity }) => remainingQuantity > 0),
      }),
    )
  return { server, ...openConsole(address) }
}

export const press = async (person: Person, name: string) =>
  person.click(await screen.findByRole('button', { name }))
export async function write(person: Person, label: string | RegExp, text: string) {
  const field = await screen.findByLabelText(label)
  await person.clear(field)
  if (text) await person.type(field, text)
  await person.tab()
}

export const RECIPE = 'CHICKEN CP_PO HIGH 1kg · makes 10 PC'
export async function chooseRecipe(person: Person) {
  await choose(person, /^BOM/, RECIPE)
  await screen.findByText('Chilli powder')
}

export const reserved = (product: string, batch = 1) =>
  screen.findByLabelText(`Reserved Quantity of ${product}, batch ${batch}`)
