import { screen } from '@testing-library/react'
import { type Bom } from '../api/api-types.js'
import { aSession } from './builders.js'
import { FakeServer, ok, page } from './fake-server.js'
import { openConsole, type Person } from './open-console.js'
import { choose, jar, salt } from './product-form.js'

const turmeric = { ...salt, id: 'p3', _id: 'p3', Id: 'RM-0003', name: 'Turmeric', title: 'Turmeric' }
const rock = { ...salt, _id: 'p2' }
export const oil = {
  ...salt,
  id: 'p4',
  _id: 'p4',
  Id: 'RM-0004',
  name: 'Oil',
  title: 'Oil',
  priceUnit: 'LTR',
}
const masala = {
  ...salt,
  id: 's1',
  _id: 's1',
  Id: 'SG-0001',
  name: 'Masala',
  title: 'Masala',
  materialType: 'SG',
}

export const told = ({
  _id,
  Id,
  name,
  title = name,
}: {
  _id: string
  Id: string
  name: string
  title?: string
}) => ({ _id, Id, name, title, description: '', price: 0, materialType: 'RM' }) as Bom['parentProduct']
export const component = (part: Partial<Bom['components'][number]>): Bom['components'][number] => ({
  product: told(rock),
  quantity: 1.5,
  unit: 'KG',
  stockQuantity: 1.5,
  stockUnit: 'KG',
  costPrice: 36,
  missing: [],
  ...part,
})
export const bom: Bom = {
  id: 'b1',
  _id: 'b1',
  parentProduct: told(jar),
  parentProductQuantity: 10,
  parentProductUnit: 'PC',
  components: [
    component({}),
    component({
      product: told(turmeric),
      quantity: 5,
      unit: 'G',
      stockQuantity: 0.005,
      costPrice: 0,
      missing: ['Turmeric'],
    }),
  ],
  costPrice: 36,
  unitCost: 3.6,
  costUnit: 'PC',
  missing: ['Turmeric'],
  current: true,
  createdBy: 'admin',
  createdAt: '2026-11-20T10:00:00.000Z',
  savedBy: '9000000001',
  savedAt: '2026-11-21T10:00:00.000Z',
  version: 2,
}

/** The BOMs over a server with these; ops staff sits there. */
export function openBoms(rows: Bom[] = [bom]) {
  const server = new FakeServer()
    .on('GET /session', ok(aSession({ role: 'ops' })))
    .on('GET /admin/boms', page('boms', rows))
    .on('GET /admin/boms/b1', ok(bom))
    .on('GET /admin/products', ({ query }) => {
      const { materialType } = JSON.parse(query['filter'] ?? '{}') as { materialType: string[] }
      return page('products', materialType.includes('FG') ? [jar, masala] : [rock, turmeric, oil, masala])
    })
    .listen()
  return { server, ...openConsole('/bom') }
}

export const PRODUCT = 'FG/SG product'
export const press = async (person: Person, name: string) =>
  person.click(await screen.findByRole('button', { name }))
export async function type(person: Person, label: string, text: string) {
  const field = await screen.findByLabelText(label)
  await person.clear(field)
  await person.type(field, text)
}
export async function write(person: Person, product: string, quantity: string) {
  await choose(person, 'Component product', product)
  await type(person, 'Component quantity', quantity)
}
export const locked = async () =>
  (await screen.findByRole('combobox', { name: PRODUCT })).getAttribute('aria-disabled') === 'true'
