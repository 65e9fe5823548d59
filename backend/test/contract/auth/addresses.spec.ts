import { getModelToken } from '@nestjs/mongoose'
import { type Model, Types } from 'mongoose'
import { AccountDocument } from '../../../src/modules/office/auth/schemas/account.schema.js'
import { admin, customer, WITH_ADMIN } from '../../support/builders/auth.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { Client } from '../../support/http/client.js'

interface Saved {
  id: string
  isDefault: boolean
  label: string
  name: string
  address: string
  pin: string
}
interface Answer {
  addresses: Saved[]
  code?: string
  details?: { fields?: Record<string, string> }
}

const HOME = { address: 'Plot 12, Road 3', city: 'Hyderabad', state: 'Telangana', pin: '500074' }
const AMMA = { label: 'Amma', name: 'Saroja Rao', address: '4 Beach Road', city: 'Kakinada', pin: '533001' }
const street = (number: number) => ({ address: `${number} Temple Street`, pin: '560001' })

let app: TestApp
let client: Client
let numbers = 0

beforeAll(async () => {
  app = await startApp({ environment: WITH_ADMIN })
})
afterAll(() => app.close())
beforeEach(async () => {
  numbers += 1
  await app.db.collection('throttles').deleteMany({})
  client = (await customer(app, `98765433${String(numbers).padStart(2, '0')}`)).client
})

const all = async (who = client) => (await who.get<Answer>('/api/users/addresses')).body.addresses
const add = (body: object, who = client) => who.post<Answer>('/api/users/addresses', body)
const places = (addresses: Saved[]) => addresses.map(({ address, isDefault }) => [address, isDefault])

describe('the addresses of a customer', () => {
  it('are none at first; the address of the account is the default one', async () => {
    const session = async () => (await client.get('/api/session')).body
    expect(await all()).toEqual([])
    expect(await session()).toMatchObject({ hasAddress: false })
    await client.put('/api/users', { ...HOME, location: 'L.B Nagar' })
    expect(await all()).toMatchObject([{ ...HOME, isDefault: true, label: '', location: 'L.B Nagar' }])
    expect(await session()).toMatchObject({ hasAddress: true })
  })

  it('of an account from before there were several are its one address', async () => {
    const { mobileNumber } = (await client.get<{ mobileNumber: string }>('/api/session')).body
    const { pin: postalCode, ...rest } = HOME
    await app.db.collection('users').updateOne({ mobileNumber }, { $set: { ...rest, postalCode } })
    const [only] = await all()
    expect(only).toMatchObject({ ...HOME, isDefault: true })
    const added = await add(AMMA)
    expect(places(added.body.addresses)).toEqual([
      [HOME.address, true],
      [AMMA.address, false],
    ])
    expect(added.body.addresses[0]?.id).toBe(only?.id)
  })

  it('begin with the first that is kept, which the account shows', async () => {
    expect((await add(AMMA)).body.addresses).toMatchObject([{ ...AMMA, isDefault: true }])
    const account = await client.get('/api/users')
    // The name of the customer stays theirs, whoever receives there.
    expect(account.body).toMatchObject({ address: AMMA.address, pin: AMMA.pin, name: '' })
  })

  it('change the default with the account, and the account with the default', async () => {
    await client.put('/api/users', { ...HOME, name: 'Lakshmi' })
    const [home, amma] = (await add(AMMA)).body.addresses
    const swapped = await client.put<Answer>(`/api/users/addresses/${amma?.id}/default`)
    expect(swapped.body.addresses.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [amma?.id, true],
      [home?.id, false],
    ])
    expect((await client.get('/api/users')).body).toMatchObject({ name: 'Lakshmi', ...rest(AMMA) })
    // Once more: nothing changes.
    expect((await client.put<Answer>(`/api/users/addresses/${amma?.id}/default`)).body).toEqual(swapped.body)
    await client.put('/api/users', { city: 'Rajahmundry' })
    expect((await all())[0]).toMatchObject({ ...AMMA, city: 'Rajahmundry' })
  })

  it('are changed and removed by id; the oldest follows a default that is gone', async () => {
    await client.put('/api/users', HOME)
    await add(AMMA)
    const [home, amma, third] = (await add(street(3))).body.addresses
    const changed = await client.put<Answer>(`/api/users/addresses/${third?.id}`, {
      ...street(4),
      label: 'Shop',
    })
    expect(changed.body.addresses[2]).toMatchObject({ ...street(4), label: 'Shop', id: third?.id })
    const left = await client.delete<Answer>(`/api/users/addresses/${home?.id}`)
    expect(left.body.addresses.map(({ id }) => id)).toEqual([amma?.id, third?.id])
    expect((await client.get('/api/users')).body).toMatchObject({ address: AMMA.address })
    expect((await client.delete(`/api/users/addresses/${home?.id}`)).status).toBe(404)
    for (const { id } of left.body.addresses) await client.delete(`/api/users/addresses/${id}`)
    expect(await all()).toEqual([])
    expect((await client.get('/api/users')).body).toMatchObject({ address: '', pin: '' })
  })

  it('are kept once, however often one is sent', async () => {
    await client.put('/api/users', HOME)
    for (let sent = 0; sent < 3; sent++) await add(AMMA)
    expect(await all()).toHaveLength(2)
  })

  it('are six at most, and the sentence says so', async () => {
    for (let number = 1; number <= 6; number++) expect((await add(street(number))).status).toBe(200)
    expect(await add(street(7))).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', details: { fields: { address: 'At most 6 addresses.' } } },
    })
    expect(await all()).toHaveLength(6)
  })
})

const rest = ({ address, city, pin }: typeof AMMA) => ({ address, city, pin })

describe('the addresses of a customer, in other hands', () => {
  it.each([
    ['address', { ...AMMA, address: ' ' }, 'The address is required.'],
    ['address', { ...AMMA, address: 'x'.repeat(301) }, 'The address has at most 300 characters.'],
    ['pin', { ...AMMA, pin: '5330' }, 'Please enter a valid 6-digit pin code.'],
    ['label', { ...AMMA, label: 'x'.repeat(41) }, 'The label has at most 40 characters.'],
    ['name', { ...AMMA, name: ['Saroja'] }, 'The name is text.'],
  ])('are refused by the name of the field: %s', async (field, body, sentence) => {
    expect(await add(body)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', details: { fields: { [field]: sentence } } },
    })
    expect(await all()).toEqual([])
  })

  it('are nobody else\u2019s: their ids are unknown to others', async () => {
    await client.put('/api/users', HOME)
    const mine = (await add(AMMA)).body.addresses
    const stranger = (await customer(app, '9876544999')).client
    for (const { id } of [...mine, { id: String(new Types.ObjectId()) }, { id: '$ne' }]) {
      expect((await stranger.put(`/api/users/addresses/${id}`, AMMA)).status).toBe(404)
      expect((await stranger.put(`/api/users/addresses/${id}/default`)).status).toBe(404)
      expect((await stranger.delete(`/api/users/addresses/${id}`)).status).toBe(404)
    }
    expect(await all()).toEqual(mine)
    expect((await stranger.get<Answer>('/api/users/addresses')).body.addresses).toEqual([])
  })

  it('are for customers only, and with a session', async () => {
    expect((await (await admin(app)).get('/api/users/addresses')).status).toBe(403)
    expect((await new Client(app.url).get('/api/users/addresses')).status).toBe(401)
  })

  it('are handed over with the other data, and go with the account', async () => {
    await client.put('/api/users', HOME)
    await add(AMMA)
    const data = await client.get<{ account: Answer }>('/api/users/data')
    expect(data.body.account.addresses).toMatchObject([HOME, AMMA])
    await client.delete('/api/users', { confirm: true })
    const stored = JSON.stringify(
      await app.db
        .collection('users')
        .find({ deletedAt: { $ne: null } })
        .toArray(),
    )
    for (const trace of [AMMA.address, AMMA.label, AMMA.name, HOME.address])
      expect(stored).not.toContain(trace)
  })

  it('changed elsewhere again and again meanwhile: a conflict, and nothing is lost', async () => {
    await add(HOME)
    const accounts = app.app.get<Model<AccountDocument>>(getModelToken(AccountDocument.name), {
      strict: false,
    })
    const update = accounts.updateOne.bind(accounts)
    const busy = jest
      .spyOn(accounts, 'updateOne')
      .mockImplementation(((filter, ...rest) =>
        update({ ...(filter as object), addressTurns: -1 }, ...rest)) as typeof accounts.updateOne)
    expect(await add(AMMA)).toMatchObject({ status: 409, body: { code: 'ADDRESSES_BUSY' } })
    busy.mockRestore()
    expect(places(await all())).toEqual([[HOME.address, true]])
  })

  it('changed in many tabs at once: all are kept, none twice, never more than six', async () => {
    await client.put('/api/users', HOME)
    const many = Array.from({ length: 8 }, (_, number) => add(street(number % 4)))
    await Promise.all([...many, client.put('/api/users', { city: 'Secunderabad' })])
    const kept = await all()
    expect(kept.map(({ address }) => address).toSorted()).toEqual(
      [HOME.address, ...[0, 1, 2, 3].map((number) => street(number).address)].toSorted(),
    )
    expect((await client.get('/api/users')).body).toMatchObject({ city: 'Secunderabad' })
    // Two tabs make different ones the default: one default stays, and nothing is lost.
    await Promise.all(kept.map(({ id }) => client.put(`/api/users/addresses/${id}/default`)))
    const after = await all()
    expect(after.filter(({ isDefault }) => isDefault)).toHaveLength(1)
    expect(after.map(({ id }) => id).toSorted()).toEqual(kept.map(({ id }) => id).toSorted())
  })
})
