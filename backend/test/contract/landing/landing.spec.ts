import { Types } from 'mongoose'
import { Uploads } from '../../../src/modules/office/media/uploads.service.js'
import { packer } from '../../support/builders/auth.builders.js'
import { Pantry } from '../../support/builders/catalogue.builders.js'
import { anUpload } from '../../support/builders/pictures.builders.js'
import { saveSettings } from '../../support/builders/settings.builders.js'
import { type Client } from '../../support/http/client.js'
import { type WireError } from '../../support/http/orders.wire.js'

interface Picture {
  upload: string
  alt: string
  url?: string
}
interface Landing {
  blocks: { name: string; shown: boolean }[]
  hero: { eyebrow: string; headline: string; lead: string; price: string; picture: Picture | null }
  loved: { heading: string; picks: string[] }
  kitchen: { heading: string; steps: { title: string; text: string; picture: Picture | null }[] }
  questions: { heading: string; list: { question: string; answer: string }[] }
}
interface Edited {
  version: number
  landing: Landing
  original: Landing
}
interface Shown extends Omit<Landing, 'blocks'> {
  blocks: string[]
  pickles: { variantType: string; from: number; reviewCount: number; jar: { Id: string; price: number } }[]
  combinations: { oil: string; spicy: string; price: number }[]
  praise: { comment: string; mobileNumber: string; author: unknown; jar: string }[]
  deliveryOf: string | null
}

const DAY_MS = 86_400_000
let pantry: Pantry
let boss: Client

beforeEach(async () => {
  pantry = await Pantry.open()
  boss = await pantry.staff()
})
afterEach(() => pantry.close())

const read = async () => (await boss.get<Edited>('/api/admin/landing')).body
const put = (landing: object, version: number) =>
  boss.put<Edited & WireError>('/api/admin/landing', { version, landing })
/** Saves the landing page with changes, from the version that is there now. */
async function save(change: (landing: Landing) => object) {
  const { version, landing } = await read()
  return put({ ...landing, ...change(landing) }, version)
}
const shown = async () => (await pantry.visitor().get<Shown>('/api/landing')).body
/** What the next visitor gets, once the answer to an earlier one is too old. */
async function shownNext(): Promise<Shown> {
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  return shown()
}

describe('the landing page', () => {
  it('says the words that the shop came with until its owner changes them', async () => {
    const { body, status } = await pantry.visitor().get<Shown>('/api/landing')
    expect(status).toBe(200)
    expect(body.hero).toMatchObject({
      headline: 'Pickle the way the house makes it',
      // The shop has no chicken yet.
      price: '',
      picture: null,
    })
    expect(body.blocks).toEqual(['facts', 'promo', 'kitchen', 'questions', 'trust'])
  })

  it('is read, previewed and changed by an admin only', async () => {
    const { version, landing } = await read()
    const { client: ops } = await packer(pantry.running, boss)
    for (const client of [ops, pantry.visitor()]) {
      const refused = [
        await client.get('/api/admin/landing'),
        await client.put('/api/admin/landing', { version, landing }),
        await client.post('/api/admin/landing/preview', { landing }),
      ]
      for (const { status } of refused) expect([401, 403]).toContain(status)
    }
  })

  it('changes with a save, which the history of the settings keeps and brings back', async () => {
    const { body, status } = await save((landing) => ({
      hero: { ...landing.hero, headline: 'Mango, and nothing else', eyebrow: '' },
      blocks: landing.blocks.toReversed().map((block) => ({ ...block, shown: block.name !== 'trust' })),
    }))
    expect(status).toBe(200)
    expect(body.original.hero.headline).toBe('Pickle the way the house makes it')
    const after = await shown()
    expect(after.hero).toMatchObject({ headline: 'Mango, and nothing else', eyebrow: '' })
    expect(after.blocks).toEqual(['questions', 'kitchen', 'promo', 'facts'])

    const { body: versions } = await boss.get<{ id: number; changes: { field: string }[] }[]>(
      '/api/admin/settings-versions',
    )
    expect(versions[0]?.changes.map(({ field }) => field)).toContain('landing.hero.headline')
    await boss.post('/api/admin/settings-versions/0/restore', { version: body.version })
    expect((await shownNext()).hero.headline).toBe('Pickle the way the house makes it')
  })

  it('tells an editor who came too late, and not one who changed other settings', async () => {
    const { version, landing } = await read()
    await saveSettings(boss, { thankYou: 'Enjoy it!' })
    expect((await put({ ...landing, trust: { heading: 'We' } }, version)).status).toBe(200)
    const late = await put({ ...landing, trust: { heading: 'They' } }, version)
    expect(late).toMatchObject({ status: 409, body: { code: 'EDIT_CONFLICT' } })
    expect(await read()).toMatchObject({ landing: { trust: { heading: 'We' } } })
  })

  it('names each bad value by its place, and changes nothing', async () => {
    const refused = await save((landing) => ({
      blocks: [landing.blocks[0], ...landing.blocks.slice(0, -1)],
      hero: { ...landing.hero, headline: 'x', picture: { upload: 'nobody', alt: '' } },
      loved: { heading: 'y'.repeat(81), picks: ['A', 'A'] },
      facts: [{ title: '' }],
      kitchen: { ...landing.kitchen, steps: Array.from({ length: 4 }, () => landing.kitchen.steps[0]) },
      questions: { heading: 1, list: [{ question: 'Why?', answer: 'z'.repeat(701) }] },
      about: null,
    }))
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.details.fields ?? {})).toEqual(
      expect.arrayContaining([
        'landing.blocks',
        'landing.hero.headline',
        'landing.hero.picture.upload',
        'landing.loved.heading',
        'landing.loved.picks',
        'landing.facts.0.title',
        'landing.kitchen.steps',
        'landing.questions.heading',
        'landing.questions.list.0.answer',
        'landing.about',
      ]),
    )
    const unknown = await save(({ questions }) => ({
      questions: { ...questions, list: [{ question: 'Who?', answer: 'By {postman}.' }] },
    }))
    expect(unknown.status).toBe(400)
    expect(unknown.body.details.fields).toEqual({
      'landing.questions.list.0.answer': expect.stringContaining('{postman}') as string,
    })
    expect((await read()).version).toBe(0)
  })

  it('keeps markup as plain text, and operators out', async () => {
    await save(({ hero }) => ({ hero: { ...hero, lead: '<b onclick="x">$where</b>' } }))
    expect((await shown()).hero.lead).toBe('<b onclick="x">$where</b>')
    expect((await save(({ hero }) => ({ hero: { ...hero, lead: { $gt: '' } } }))).status).toBe(400)
  })
})

describe('a preview', () => {
  it('shows what visitors would see, and stores nothing', async () => {
    const { landing } = await read()
    const picture = await anUpload(boss)
    const draft = {
      ...landing,
      hero: { ...landing.hero, headline: 'Only a draft', picture: { upload: picture.id, alt: 'A jar' } },
    }
    const { body, status } = await boss.post<Shown>('/api/admin/landing/preview', { landing: draft })
    expect(status).toBe(200)
    expect(body.hero).toMatchObject({ headline: 'Only a draft', picture: { url: picture.url, alt: 'A jar' } })
    expect((await shown()).hero.headline).toBe(landing.hero.headline)
    expect((await read()).version).toBe(0)
  })
})

describe('pictures of the landing page', () => {
  it('are uploads, and stay in the store while any version shows them', async () => {
    const [hero, step, left] = [await anUpload(boss), await anUpload(boss), await anUpload(boss)]
    const pictured = await save((landing) => ({
      hero: {
        ...landing.hero,
        picture: { upload: hero.id, alt: 'The stove', url: 'https://evil.example/x.svg' },
      },
      kitchen: {
        ...landing.kitchen,
        steps: [{ title: 'Cooked', text: '', picture: { upload: step.id, alt: '' } }],
      },
    }))
    expect(pictured.status).toBe(200)
    expect(pictured.body.landing.hero.picture).toMatchObject({
      upload: hero.id,
      url: hero.url,
      alt: 'The stove',
    })
    await save((landing) => ({ hero: { ...landing.hero, picture: null } }))
    pantry.running.clock.shift(200 * DAY_MS)
    await pantry.running.app.get(Uploads, { strict: false }).cleanUp()
    pantry.running.clock.shift(0)
    const statusOf = async (url: string) => (await fetch(pantry.running.url + url)).status
    expect(await Promise.all([hero, step, left].map(({ url }) => statusOf(url)))).toEqual([200, 200, 404])
    const gone = await save((landing) => ({
      hero: { ...landing.hero, picture: { upload: left.id, alt: '' } },
    }))
    expect(gone.status).toBe(400)
  })
})

describe('what the shop itself knows', () => {
  const review = (product: Types.ObjectId, comment: string, change: object = {}) =>
    pantry.running.db.collection('reviews').insertOne({
      order: new Types.ObjectId(),
      orderId: 'P-AAAA-AAAA',
      orderDate: new Date('2026-11-01'),
      product,
      mobileNumber: '9812345621',
      rating: 5,
      comment,
      approved: true,
      author: null,
      date: new Date(),
      ...change,
    })

  it('shows real reviews once there are three: published, praising, with words', async () => {
    const { _id } = await pantry.jar()
    await review(_id, 'First', { author: { firstName: 'Lakshmi', city: 'Hyderabad' } })
    await review(_id, 'Second')
    await review(_id, 'Not seen yet', { approved: null })
    await review(_id, 'Rejected', { approved: false })
    await review(_id, '')
    await review(_id, 'Too hot', { rating: 2 })
    const before = await shown()
    expect(before.blocks).not.toContain('reviews')
    await review(_id, 'Third')
    const { blocks, praise } = await shownNext()
    expect(blocks).toContain('reviews')
    expect(praise.map(({ comment }) => comment).sort()).toEqual(['First', 'Second', 'Third'])
    expect(praise.find(({ comment }) => comment === 'First')?.author).toEqual({
      firstName: 'Lakshmi',
      city: 'Hyderabad',
    })
    expect(praise.find(({ comment }) => comment === 'Second')).toMatchObject({
      author: null,
      mobileNumber: '98••••••21',
      jar: 'Chicken Pickle',
    })
  })

  it('shows the pickles that are sold, those that the owner picked first, and oils and heats that are there', async () => {
    await save((landing) => ({
      hero: { ...landing.hero, price: 'Chicken pickles start at {chickenPrice} per kg, all from {price}' },
    }))
    await pantry.jar({ variantType: 'CHICKEN', pricePaise: 84_900 as never })
    const mutton = await pantry.jar({ variantType: 'MUTTON', pricePaise: 20_000 as never })
    await pantry.jar({ variantType: 'PRAWNS', activeFlag: false })
    const { pickles, combinations, hero, blocks, deliveryOf } = await shown()
    expect(blocks).toContain('loved')
    expect(pickles.map(({ variantType }) => variantType).sort()).toEqual(['CHICKEN', 'MUTTON'])
    expect(combinations.map(({ price }) => price)).toEqual([200, 849])
    expect(blocks).toContain('delivery')
    expect(deliveryOf).toBe(pickles[0]?.jar.Id)
    expect(hero.price).toBe('Chicken pickles start at ₹849 per kg, all from ₹200')
    await save(({ loved }) => ({ loved: { ...loved, picks: ['PRAWNS', 'MUTTON'] } }))
    const picked = await shownNext()
    expect(picked.pickles).toMatchObject([
      { variantType: 'MUTTON', from: 200, jar: { Id: mutton.Id, price: 200 } },
    ])
  })
})
