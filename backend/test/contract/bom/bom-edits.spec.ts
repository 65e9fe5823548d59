import { ADMIN, PACKER } from '../../support/builders/auth.builders.js'
import { type BomRoom, openBomRoom, UNKNOWN_BOM } from '../../support/builders/bom-room.js'
import { aBom, type Bom, bomBody } from '../../support/builders/boms.builders.js'

let room: BomRoom

beforeAll(async () => {
  room = await openBomRoom()
})
afterAll(() => room.close())
beforeEach(() => room.clear())

describe('PUT /bom/{id}', () => {
  it('changes what goes in, raises the version and keeps the one before', async () => {
    const bom = await aBom(room.boss, room.jar, [room.chicken, 9], [room.turmeric, 5, 'G'])
    const { _id: id } = bom
    const body = { ...bomBody(room.jar, [12, 'PC'], [room.chicken, 9.5], [room.glass, 12, 'PC']), id }
    const { status, body: answer } = await room.put(id, body)
    expect([status, answer.message]).toEqual([200, 'BOM updated successfully'])
    expect(answer.bom).toMatchObject({ version: 2, parentProductQuantity: 12, savedBy: PACKER.mobileNumber })
    expect((await room.lastAudit())?.['changes']).toEqual([
      { field: 'makes', before: '1 PC', after: '12 PC' },
      { field: 'Chicken', before: '9 KG', after: '9.5 KG' },
      { field: 'Turmeric', before: '5 G' },
      { field: 'Glass jar', after: '12 PC' },
    ])
    const { body: told } = await room.ops.get<{ versions: Bom[] }>(`/api/admin/boms/${id}/versions`)
    expect(told.versions).toMatchObject([
      { version: 2, parentProductQuantity: 12, savedBy: PACKER.mobileNumber },
      {
        version: 1,
        parentProductQuantity: 1,
        savedBy: ADMIN.mobileNumber,
        components: [
          { product: { name: 'Chicken' }, quantity: 9, unit: 'KG' },
          { product: { name: 'Turmeric' }, quantity: 5, unit: 'G' },
        ],
      },
    ])
  })

  it('keeps the parent product, whether it is sent or not', async () => {
    const { _id: id } = await aBom(room.ops, room.jar, [room.chicken, 9])
    const { parentProduct: _said, ...unsaid } = room.recipe()
    expect((await room.put(id, unsaid)).body.bom.parentProduct?.Id).toBe(room.jar.Id)
    const { status, body } = await room.put(id, {
      ...unsaid,
      parentProduct: room.masala.Id,
      parentProductUnit: 'KG',
    })
    const sentence = 'The parent product of a BOM cannot be changed.'
    expect([status, body.details.fields]).toEqual([400, { parentProduct: sentence }])
  })

  it('refuses an id that is not that of the path', async () => {
    const { _id: id } = await aBom(room.ops, room.jar, [room.chicken, 9])
    const { status, body } = await room.put(id, { ...room.recipe(), id: UNKNOWN_BOM })
    expect([status, body.details.fields]).toEqual([400, { id: 'The id is not that of the path.' }])
  })

  it('knows no BOM that is not there', async () => {
    for (const id of [UNKNOWN_BOM, 'masala']) expect((await room.put(id, room.recipe())).status).toBe(404)
  })

  it('without a version is the last that wins; with an old one it shows what was saved meanwhile', async () => {
    const { _id: id } = await aBom(room.ops, room.jar, [room.chicken, 9])
    await room.put(id, bomBody(room.jar, [1, 'PC'], [room.chicken, 8]))
    await room.put(id, bomBody(room.jar, [1, 'PC'], [room.chicken, 7]))
    const late = await room.put(id, { ...bomBody(room.jar, [1, 'PC'], [room.chicken, 6]), version: 2 })
    expect([late.status, late.body.code]).toEqual([409, 'EDIT_CONFLICT'])
    expect(late.body.details.current).toMatchObject({ version: 3, components: [{ quantity: 7 }] })
  })

  it('of two at the same moment saves one, when both say what they started from', async () => {
    const { _id: id } = await aBom(room.ops, room.jar, [room.chicken, 9])
    const edit = (quantity: number) =>
      room.put(id, { ...bomBody(room.jar, [1, 'PC'], [room.chicken, quantity]), version: 1 })
    const answers = await Promise.all([edit(8), edit(7), edit(6)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await room.running.db.collection('bomversions').countDocuments()).toBe(1)
  })
})

describe('a circle', () => {
  it('is refused by the names on the way round', async () => {
    const itself = await room.post(bomBody(room.masala, [1, 'KG'], [room.masala, 0.5]))
    expect(itself.body.error).toBe('A product cannot need itself: Masala needs Masala.')
    await aBom(room.ops, room.paste, [room.masala, 0.1], [room.turmeric, 0.2])
    const { status, body } = await room.post(
      bomBody(room.masala, [1, 'KG'], [room.turmeric, 0.5], [room.paste, 0.5]),
    )
    expect([status, body.code, body.details.products]).toEqual([409, 'BOM_CIRCULAR', ['Masala', 'Paste']])
    expect(body.error).toBe('A product cannot need itself: Masala needs Paste, which needs Masala.')
  })

  it('is refused when an edit would close it, and an edit may open it again', async () => {
    const { _id: id } = await aBom(room.ops, room.masala, [room.turmeric, 1])
    const { _id: other } = await aBom(room.ops, room.paste, [room.masala, 0.1])
    const circular = bomBody(room.masala, [1, 'KG'], [room.paste, 0.5])
    expect((await room.put(id, circular)).body.code).toBe('BOM_CIRCULAR')
    expect((await room.put(other, bomBody(room.paste, [1, 'KG'], [room.turmeric, 0.1]))).status).toBe(200)
    expect((await room.put(id, circular)).status).toBe(200)
  })

  it('is not closed by two saves at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      await room.running.db.collection('boms').deleteMany({})
      const answers = await Promise.all([
        room.post(bomBody(room.masala, [1, 'KG'], [room.paste, 0.5])),
        room.post(bomBody(room.paste, [1, 'KG'], [room.masala, 0.5]), room.boss),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    }
  })
})
