import { packer } from '../../support/builders/auth.builders.js'
import { Pantry } from '../../support/builders/catalogue.builders.js'
import { type Client } from '../../support/http/client.js'
import { type WireError } from '../../support/http/orders.wire.js'

interface WireProduct extends WireError {
  id: string
  Id: string
  name: string
  sample: boolean
  activeFlag: boolean
  version: number
}

let pantry: Pantry
let boss: Client

beforeEach(async () => {
  pantry = await Pantry.open()
  boss = await pantry.staff()
})
afterEach(() => pantry.close())

const make = () => boss.post<WireProduct>('/api/admin/sample-product', {})
const change = ({ id, version }: WireProduct, body: object) =>
  boss.put<WireProduct>(`/api/admin/products/${id}`, { version, ...body })
const sold = async () =>
  (await boss.get<{ products: { Id: string; activeFlag: boolean }[] }>('/api/products')).body

it('there is one sample, however often and at once it is asked for', async () => {
  const made = await Promise.all([make(), make(), make()])
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(1)
  expect((await make()).body).toMatchObject({ sample: true, activeFlag: false })
})

it('the sample can be edited and deleted, but not sold', async () => {
  const { body: sample } = await make()
  const edited = await change(sample, { price: 475, description: 'Hot' })
  expect(edited.body).toMatchObject({ price: 475, sample: true, activeFlag: false })
  const refused = await change(edited.body, { activeFlag: true })
  expect([refused.status, refused.body.details.fields]).toEqual([
    400,
    { activeFlag: 'The sample is never sold: make it a product of your own first' },
  ])
  expect((await sold()).products.filter(({ activeFlag }) => activeFlag)).toEqual([])
  const checklist = await boss.get<{ items: { id: string; done: boolean }[] }>('/api/admin/go-live')
  expect(checklist.body.items.find(({ id }) => id === 'product')?.done).toBe(false)
  expect((await boss.delete(`/api/admin/products/${sample.id}`)).status).toBe(200)
  expect((await make()).body.id).not.toBe(sample.id)
})

it('the sample becomes a product of the owner, who then activates it', async () => {
  const { body: sample } = await make()
  const { status, body: own } = await boss.post<WireProduct>('/api/admin/sample-product/keep', {})
  expect([status, own.id, own.sample, own.activeFlag]).toEqual([200, sample.id, false, false])
  expect((await change(own, { activeFlag: true })).body.activeFlag).toBe(true)
  expect((await boss.post('/api/admin/sample-product/keep', {})).status).toBe(404)
  const { body: next } = await make()
  expect([next.id === sample.id, next.name === own.name]).toEqual([false, false])
})

it('the sample takes no variant from the products of the owner', async () => {
  const jar = await pantry.jar()
  expect((await make()).body.name).not.toBe(jar.name)
})

it('the sample is for admins', async () => {
  const { client } = await packer(pantry.running, boss)
  expect((await client.post('/api/admin/sample-product', {})).status).toBe(403)
  expect((await client.post('/api/admin/sample-product/keep', {})).status).toBe(403)
})
