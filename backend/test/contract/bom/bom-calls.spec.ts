import {
  DEFAULT_CATALOGUE,
  nameInWords,
} from '../../../src/modules/office/settings/domain/catalogue-lists.js'
import { ADMIN, customer, PACKER } from '../../support/builders/auth.builders.js'
import { type BomRoom, openBomRoom, UNKNOWN_BOM } from '../../support/builders/bom-room.js'
import { aBom, type Bom, bomBody } from '../../support/builders/boms.builders.js'
import { Client } from '../../support/http/client.js'

let room: BomRoom

beforeAll(async () => {
  room = await openBomRoom()
})
afterAll(() => room.close())
beforeEach(() => room.clear())

describe('POST /bom', () => {
  it('is made by ops staff as well, with small units and packaging', async () => {
    const { status, body } = await room.post(room.recipe())
    expect([status, body.message]).toEqual([201, 'BOM created successfully'])
    expect(body.bom).toMatchObject({
      parentProduct: { Id: room.jar.Id, name: room.jar.name },
      parentProductQuantity: 10,
      parentProductUnit: 'PC',
      createdBy: 'admin',
      savedBy: PACKER.mobileNumber,
      version: 1,
      current: true,
    })
    const told = body.bom.components.map(({ product, quantity, unit, stockQuantity, stockUnit }) => [
      product?.name,
      quantity,
      unit,
      stockQuantity,
      stockUnit,
    ])
    expect(told).toEqual([
      ['Chicken', 9.6, 'KG', 9.6, 'KG'],
      ['Turmeric', 0.005, 'KG', 0.005, 'KG'],
      ['Oil', 0.25, 'LTR', 0.25, 'LTR'],
      ['Glass jar', 10, 'PC', 10, 'PC'],
    ])
    const console = await room.boss.get<Bom>(`/api/admin/boms/${body.bom._id}`)
    expect(console.body.components.map(({ quantity, unit }) => `${quantity} ${unit}`)).toEqual([
      '9.6 KG',
      '5 G',
      '250 ML',
      '10 PC',
    ])
    expect(await room.lastAudit()).toMatchObject({
      action: 'bom.created',
      subject: `bom:${room.jar.Id}`,
      actor: PACKER.mobileNumber,
      changes: expect.arrayContaining([
        { field: 'makes', after: '10 PC' },
        { field: 'Turmeric', after: '5 G' },
      ]) as unknown,
    })
  })

  it('is told in KG, LTR and PC by every call of the contract, in a conflict too', async () => {
    const { body } = await room.post(room.recipe())
    const units = (bom: Bom) => bom.components.map(({ unit }) => unit)
    const STOCKED = ['KG', 'KG', 'LTR', 'PC']
    expect(units(body.bom)).toEqual(STOCKED)
    const list = await room.boss.get<{ bom: Bom[] }>(`/api/bom?parentProduct=${room.jar.Id}`)
    expect(list.body.bom.map(units)).toEqual([STOCKED])
    const put = (version: number) =>
      room.boss.put<{ bom: Bom; details: { current: Bom } }>(`/api/bom/${body.bom._id}`, {
        ...room.recipe(),
        version,
      })
    expect(units((await put(1)).body.bom)).toEqual(STOCKED)
    expect(units((await put(1)).body.details.current)).toEqual(STOCKED)
  })

  it('takes a quantity of a thousandth, numbers of a form, ids and products as they were told', async () => {
    const component = {
      product: { _id: String(room.turmeric._id), name: 'Turmeric' },
      quantity: '0.001',
      unit: 'KG',
    }
    const body = {
      ...room.recipe(),
      parentProduct: String(room.jar._id),
      components: [component],
      createdBy: 'Srinu',
    }
    const answer = await room.post(body)
    expect(answer.status).toBe(201)
    expect(answer.body.bom).toMatchObject({ createdBy: 'Srinu', components: [{ quantity: 0.001 }] })
  })

  it('counts jars that are written by weight by their net weight', async () => {
    const { body } = await room.post({ ...room.recipe(), parentProductQuantity: 5, parentProductUnit: 'KG' })
    expect(body.bom).toMatchObject({ parentProductQuantity: 5, parentProductUnit: 'KG', costUnit: 'PC' })
  })

  it('works with the caller’s credentials in the body', async () => {
    const stranger = new Client(room.running.url)
    const credentials = { mobileNumber: ADMIN.mobileNumber, otp: ADMIN.pin, role: 'admin' }
    expect((await stranger.post('/api/bom', { ...room.recipe(), ...credentials })).status).toBe(201)
    const query = new URLSearchParams(credentials).toString()
    expect((await stranger.get(`/api/bom?${query}`)).status).toBe(200)
  })
})

describe('what POST /bom takes', () => {
  it.each<[string, object, string]>([
    ['parentProduct', { parentProduct: '' }, 'Parent product is required'],
    ['parentProduct', { parentProduct: UNKNOWN_BOM }, 'The parent product was not found.'],
    ['parentProductQuantity', { parentProductQuantity: '' }, 'Parent quantity is required'],
    [
      'parentProductQuantity',
      { parentProductQuantity: 0 },
      'Parent quantity is more than 0, in steps of 0.001.',
    ],
    ['parentProductUnit', { parentProductUnit: 'G' }, 'Parent unit is one of KG, LTR, PC.'],
    [
      'parentProductUnit',
      { parentProductUnit: 'LTR' },
      'LTR cannot be converted to KG, in which the stock is kept.',
    ],
    ['components', { components: [] }, 'Add at least one component.'],
    ['components', { components: 'salt' }, 'Add at least one component.'],
    ['createdBy', { createdBy: 'x'.repeat(101) }, 'The name of who made it has at most 100 characters.'],
  ])('names %s when it is wrong: %j', async (field, change, sentence) => {
    const { status, body } = await room.post({ ...room.recipe(), ...change })
    expect([status, body.error, body.details.fields]).toEqual([400, sentence, { [field]: sentence }])
  })

  it.each<[string, object, string]>([
    ['product', { product: null }, 'Component product is required'],
    ['product', { product: UNKNOWN_BOM }, 'The product of a component was not found.'],
    ['quantity', { quantity: 0.0005 }, 'Component quantity is more than 0, in steps of 0.001.'],
    ['quantity', { quantity: -1 }, 'Component quantity is more than 0, in steps of 0.001.'],
    ['quantity', { quantity: 1_000_001 }, 'Component quantity is at most 1000000.'],
    ['quantity', { quantity: 0.5, unit: 'G' }, 'Less than one G cannot be weighed out.'],
    ['unit', { unit: 'CUP' }, 'Component unit is one of KG, LTR, PC, G, ML.'],
    ['unit', { unit: 'ML' }, 'ML cannot be converted to KG, in which the stock is kept.'],
    ['unit', { unit: 'PC' }, 'PC cannot be converted to KG, in which the stock is kept.'],
  ])('names the %s of a component when it is wrong: %j', async (field, change, sentence) => {
    const [first, second] = room.recipe().components
    const { status, body } = await room.post({
      ...room.recipe(),
      components: [first, { ...second, ...change }],
    })
    const fields = { [`components.1.${field}`]: sentence }
    expect([status, body.error, body.details.fields]).toEqual([400, sentence, fields])
  })

  it('makes finished and semi-finished products of raw and semi-finished ones, nothing else', async () => {
    const raw = await room.post(bomBody(room.chicken, [1, 'KG'], [room.turmeric, 1]))
    expect(raw.body.details.fields).toEqual({
      parentProduct: 'Chicken is raw material: it is bought, not made.',
    })
    const finished = await room.post(bomBody(room.masala, [1, 'KG'], [room.jar, 1, 'PC']))
    expect(finished.body.details.fields).toEqual({
      'components.0.product': `${nameInWords(room.jar.name, DEFAULT_CATALOGUE)} is a finished product and cannot go into another one.`,
    })
    expect([raw.status, finished.status]).toEqual([400, 400])
  })

  it('has each component once', async () => {
    const { status, body } = await room.post(
      bomBody(room.masala, [1, 'KG'], [room.turmeric, 1], [room.turmeric, 5, 'G']),
    )
    const sentence = 'Turmeric stands there twice.'
    expect([status, body.details.fields]).toEqual([400, { 'components.1.product': sentence }])
  })

  it('has at most a hundred components', async () => {
    const components = Array.from({ length: 101 }, () => ({
      product: room.turmeric.Id,
      quantity: 1,
      unit: 'KG',
    }))
    expect((await room.post({ ...room.recipe(), components })).body.error).toBe(
      'A BOM has at most 100 components.',
    )
  })
})

describe('GET /bom', () => {
  it('lists the BOMs of a product, newest first, and marks the one in use', async () => {
    const first = await aBom(room.ops, room.masala, [room.turmeric, 1])
    const second = await aBom(room.ops, room.masala, [room.turmeric, 0.5])
    await aBom(room.ops, room.paste, [room.turmeric, 1])
    for (const product of [room.masala.Id, String(room.masala._id)]) {
      const { body } = await room.ops.get<{ bom: Bom[] }>(`/api/bom?parentProduct=${product}`)
      expect(body.bom.map(({ _id, current }) => [_id, current])).toEqual([
        [second._id, true],
        [first._id, false],
      ])
    }
    expect((await room.ops.get<{ bom: Bom[] }>('/api/bom')).body.bom).toHaveLength(3)
  })

  it('knows no product that is not there', async () => {
    expect((await room.ops.get('/api/bom?parentProduct=FG-9999')).status).toBe(404)
  })
})

describe('who may not', () => {
  it('customers and visitors neither read nor write', async () => {
    const { client } = await customer(room.running, '9876543210')
    for (const [method, path] of [
      ['GET', '/api/bom'],
      ['POST', '/api/bom'],
      ['PUT', `/api/bom/${UNKNOWN_BOM}`],
      ['GET', `/api/admin/boms/${UNKNOWN_BOM}/versions`],
      ['DELETE', `/api/admin/boms/${UNKNOWN_BOM}`],
    ] as const) {
      const body = method === 'GET' ? undefined : room.recipe()
      expect((await client.request(method, path, body)).status).toBe(403)
      expect((await room.visitor().request(method, path, body)).status).toBe(401)
    }
  })
})
