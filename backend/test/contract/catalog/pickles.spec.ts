import { jars, milli } from '../../../src/kernel/amounts/quantity.js'
import { toIstDay } from '../../../src/kernel/dates/ist.js'
import { ADMIN, packer } from '../../support/builders/auth.builders.js'
import { Pantry } from '../../support/builders/catalogue.builders.js'
import { anUpload } from '../../support/builders/pictures.builders.js'
import { type Client } from '../../support/http/client.js'

interface Wire {
  code: string
  story: string
  pictures: { upload: string | null; alt: string }[]
  nutrition: Record<string, number | null> | null
  howToEat: string
  goesWith: string[]
  version: number
  jars: { Id: string; nutrition: object | null; madeOn: string | null; bestBefore: string | null }[]
}
interface Refusal {
  code: string
  details: { fields: Record<string, string>; current?: Wire }
}

let pantry: Pantry
let boss: Client

beforeAll(async () => {
  pantry = await Pantry.open()
  boss = await pantry.staff()
})
afterAll(() => pantry.close())

const page = (code: string) => pantry.visitor().get<Wire>(`/api/pickles/${encodeURIComponent(code)}`)
const put = (code: string, body: object, by = boss) =>
  by.put<Wire & Refusal>(`/api/admin/pickles/${encodeURIComponent(code)}`, body)
async function fault(body: object) {
  const answer = await put('CHICKEN', body)
  expect(answer.status).toBe(400)
  return answer.body.details.fields
}

describe('what the jars of a pickle share', () => {
  it('is empty until somebody writes it, then on its page at once, cleaned and without what was not sent', async () => {
    await pantry.jar({ variantType: 'GONGURA CHICKEN' })
    await pantry.jar({ variantType: 'MUTTON' })
    const blank = { story: '', pictures: [], nutrition: null, howToEat: '', goesWith: [] }
    expect((await page('GONGURA CHICKEN')).body).toMatchObject({ code: 'GONGURA CHICKEN', ...blank })
    const { id } = await anUpload(boss)
    const saved = await put('GONGURA CHICKEN', {
      story: '<p>Sour</p><script>steal()</script>',
      pictures: [{ upload: id, alt: 'The pot' }],
      nutrition: { energyKcal: '372', fatG: 31, saturatedFatG: 6.2, transFatG: 0, sugarG: '' },
      howToEat: ' With hot rice. ',
      goesWith: ['MUTTON'],
      version: 0,
    })
    expect(saved).toMatchObject({ status: 200, body: { title: 'Gongura Chicken Pickle', version: 1 } })
    await put('GONGURA CHICKEN', { howToEat: 'With dosa.' })
    const { body } = await page('GONGURA CHICKEN')
    expect(body).toMatchObject({
      story: '<p>Sour</p>',
      pictures: [{ upload: id, alt: 'The pot' }],
      howToEat: 'With dosa.',
      goesWith: ['MUTTON'],
    })
    expect(body.nutrition).toEqual({
      energyKcal: 372,
      proteinG: null,
      carbohydrateG: null,
      sugarG: null,
      fatG: 31,
      saturatedFatG: 6.2,
      transFatG: 0,
      sodiumMg: null,
    })
  })

  it('has no table once all its figures are taken away', async () => {
    await put('MUTTON', { nutrition: { energyKcal: 400 } })
    expect((await put('MUTTON', { nutrition: { energyKcal: null } })).body.nutrition).toBeNull()
    await put('MUTTON', { nutrition: { energyKcal: 400 } })
    expect((await put('MUTTON', { nutrition: null })).body.nutrition).toBeNull()
  })

  it('is refused by field, and then nothing of it is written', async () => {
    expect(await fault({ howToEat: 'a'.repeat(1001) })).toHaveProperty('howToEat')
    expect(await fault({ story: 'a'.repeat(20_001) })).toHaveProperty('story')
    expect(await fault({ story: '&'.repeat(5000), howToEat: 'x' })).toHaveProperty('story')
    expect(await fault({ nutrition: { energyKcal: 901 } })).toHaveProperty(['nutrition.energyKcal'])
    expect(await fault({ nutrition: { sodiumMg: -1 } })).toHaveProperty(['nutrition.sodiumMg'])
    expect(await fault({ nutrition: { fatG: 5, saturatedFatG: 4, transFatG: 2 } })).toHaveProperty([
      'nutrition.saturatedFatG',
    ])
    expect(await fault({ nutrition: { sugarG: 2, carbohydrateG: 1 } })).toHaveProperty(['nutrition.sugarG'])
    expect(await fault({ goesWith: ['CHICKEN'] })).toHaveProperty('goesWith')
    expect(await fault({ goesWith: ['MUTTON', 'MUTTON'] })).toHaveProperty('goesWith')
    expect(await fault({ goesWith: [{ $ne: '' }] })).toHaveProperty('goesWith')
    expect(await fault({ goesWith: ['BANANA'] })).toHaveProperty('goesWith')
    expect(
      await fault({ goesWith: ['MUTTON', 'PRAWNS', 'GONGURA', 'GONGURA MUTTON', 'GONGURA PRAWNS'] }),
    ).toHaveProperty('goesWith')
    expect(await fault({ pictures: [{ url: 'http://pictures.example/a.jpg' }] })).toHaveProperty('pictures')
    expect(await fault({ pictures: [{ upload: '6740c1f2a4b5c6d7e8f90123' }] })).toHaveProperty('pictures')
    expect((await boss.get('/api/admin/pickles/CHICKEN')).body).toMatchObject({ version: 0, story: '' })
  })

  it('is nobody’s but the admins’ to write, and of a pickle on the list', async () => {
    const { client } = await packer(pantry.running, boss)
    expect((await put('CHICKEN', { howToEat: 'x' }, client)).status).toBe(403)
    expect((await client.get('/api/admin/pickles/CHICKEN')).status).toBe(200)
    expect((await put('CHICKEN', { howToEat: 'x' }, pantry.visitor())).status).toBe(401)
    expect((await pantry.visitor().get('/api/admin/pickles/CHICKEN')).status).toBe(401)
    expect((await put('BANANA', { howToEat: 'x' })).status).toBe(404)
    expect((await page('BANANA')).status).toBe(404)
    expect((await page('PRAWNS')).status).toBe(404)
  })

  it('tells the second of two editors what is there now, and the log what was changed', async () => {
    await put('GONGURA', { howToEat: 'First', version: 0 })
    const late = await put('GONGURA', { howToEat: 'Second', version: 0 })
    expect(late).toMatchObject({ status: 409, body: { code: 'EDIT_CONFLICT' } })
    expect(late.body.details.current).toMatchObject({ howToEat: 'First', version: 1 })
    const entry = await pantry.running.db.collection('auditlog').findOne({ subject: 'pickle:GONGURA' })
    expect(entry).toMatchObject({
      action: 'pickle.changed',
      actor: ADMIN.mobileNumber,
      changes: [{ field: 'howToEat', before: '', after: 'First' }],
    })
  })

  it('made by two at the same moment, is made once', async () => {
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((howToEat) => put('GONGURA PRAWNS', { howToEat, version: 0 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await pantry.running.db.collection('pickles').countDocuments({ code: 'GONGURA PRAWNS' })).toBe(1)
  })

  it('names no pickle that is not on sale, and nothing of one that has left the list', async () => {
    const prawns = await pantry.jar({ variantType: 'PRAWNS' })
    await put('GONGURA CHICKEN', { goesWith: ['PRAWNS', 'MUTTON'] })
    expect((await page('GONGURA CHICKEN')).body.goesWith).toEqual(['PRAWNS', 'MUTTON'])
    await boss.put(`/api/products/${prawns.Id}`, { activeFlag: false })
    expect((await page('GONGURA CHICKEN')).body.goesWith).toEqual(['MUTTON'])
    expect((await page('PRAWNS')).status).toBe(404)
    await boss.delete(`/api/products/${prawns.Id}`)
    const { body } = await boss.get<{ version: number; catalogue: { variantTypes: { code: string }[] } }>(
      '/api/admin/settings',
    )
    const variantTypes = body.catalogue.variantTypes.filter(({ code }) => code !== 'PRAWNS')
    const { version } = body
    await boss.put('/api/admin/settings', { version, catalogue: { ...body.catalogue, variantTypes } })
    expect((await boss.get<Wire>('/api/admin/pickles/GONGURA%20CHICKEN')).body.goesWith).toEqual(['MUTTON'])
    expect((await put('GONGURA CHICKEN', { howToEat: 'Still saved' })).status).toBe(200)
    expect((await boss.get('/api/admin/pickles/PRAWNS')).status).toBe(404)
  })

  it('leaves a jar its own table', async () => {
    const own = {
      energyKcal: 1,
      proteinG: 1,
      carbohydrateG: 1,
      sugarG: 1,
      fatG: 1,
      saturatedFatG: 1,
      sodiumMg: 1,
    }
    const jar = await pantry.jar({ variantType: 'GONGURA', nutrition: own })
    const { body } = await page('GONGURA')
    expect(body.jars).toEqual([
      { Id: jar.Id, nutrition: { ...own, transFatG: null }, madeOn: null, bestBefore: null },
    ])
  })
})

describe('the days of a jar that is ordered now', () => {
  const daysOf = async ({ Id }: { Id: string }, code = 'CHICKEN') =>
    (await page(code)).body.jars.find((jar) => jar.Id === Id)
  const later = (days: number) =>
    toIstDay(new Date(pantry.running.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10))

  it('are those of the batch that is packed next, without a word of the batch', async () => {
    const outlet = await pantry.outlet()
    const jar = await pantry.jar({ variantType: 'CHICKEN' })
    expect(await daysOf(jar)).toEqual({ Id: jar.Id, nutrition: null, madeOn: null, bestBefore: null })
    const made = later(-10)
    const at = pantry.running.clock.now()
    const late = { receivedOn: made, bestBefore: later(200) }
    const soon = { receivedOn: later(-20), bestBefore: later(100) }
    await pantry.receiveAt(outlet, jar, 5000, at, late)
    const first = await pantry.receiveAt(outlet, jar, 2000, at, soon)
    expect(await daysOf(jar)).toEqual({
      Id: jar.Id,
      nutrition: null,
      madeOn: soon.receivedOn,
      bestBefore: soon.bestBefore,
    })
    const text = JSON.stringify((await page('CHICKEN')).body)
    expect(text).not.toContain(first.batchNumber)
    expect(text).not.toContain(String(first._id))
    expect(text).not.toMatch(/quantity|remaining|batch/i)

    // Orders that no batch covers yet take the first jars.
    await pantry.availability.hold(jar._id, jars(2))
    expect(await daysOf(jar)).toMatchObject({ madeOn: late.receivedOn, bestBefore: late.bestBefore })
    await pantry.availability.release(jar._id, jars(1))
    expect(await daysOf(jar)).toMatchObject({ madeOn: soon.receivedOn })
    await pantry.availability.hold(jar._id, milli(6000))
    expect(await daysOf(jar)).toMatchObject({ madeOn: null, bestBefore: null })
  })

  it('are not those of a frozen, expired or soon expired batch, and nobody’s while the jar is marked as sold out', async () => {
    const outlet = await pantry.outlet()
    const jar = await pantry.jar({ variantType: 'CHICKEN' })
    const at = pantry.running.clock.now()
    const near = { receivedOn: later(-100), bestBefore: later(5) }
    const good = { receivedOn: later(-3), bestBefore: later(150) }
    await pantry.receiveAt(outlet, jar, 2000, at, near)
    expect(await daysOf(jar)).toMatchObject({ madeOn: near.receivedOn })
    const batch = await pantry.receiveAt(outlet, jar, 2000, at, good)
    expect(await daysOf(jar)).toMatchObject({ madeOn: good.receivedOn, bestBefore: good.bestBefore })
    await pantry.running.db
      .collection('stock')
      .updateOne({ _id: batch._id }, { $set: { quarantine: { reason: 'Odd smell', by: '9', at } } })
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect(await daysOf(jar)).toMatchObject({ madeOn: near.receivedOn })
    await boss.put(`/api/admin/products/${jar.Id}`, { soldOut: true })
    expect(await daysOf(jar)).toMatchObject({ madeOn: null, bestBefore: null })
  })

  it('are answered with 304 to a reader who has them', async () => {
    const first = await page('CHICKEN')
    const again = await fetch(`${pantry.running.url}/api/pickles/CHICKEN`, {
      headers: { 'if-none-match': String(first.headers.get('etag')) },
    })
    expect(again.status).toBe(304)
  })
})
