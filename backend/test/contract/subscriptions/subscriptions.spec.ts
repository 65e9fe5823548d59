import { Settings } from '../../../src/modules/office/settings/settings.service.js'
import { admin, customer, packer, WITH_ADMIN } from '../../support/builders/auth.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { Client } from '../../support/http/client.js'

interface Subscriber {
  id: string
  email: string
  active: boolean
  consentAt: string
  consentVersion: string
  consentText: string
  unsubscribedAt: string | null
  unsubscribeLink: string
}
interface Refusal {
  code: string
  message: string
  details: { fields?: Record<string, string> }
}

const CONSENT = { consentVersion: 'emails-1' }
let network = 0

let app: TestApp
let staff: Client
const visitor = () => new Client(app.url)

beforeAll(async () => {
  app = await startApp({ environment: { ...WITH_ADMIN, TRUST_PROXY: '127.0.0.1' } })
  staff = await admin(app)
  await switchOn(true)
})
const switchOn = (emailSubscriptions: boolean) =>
  app.app.get(Settings, { strict: false }).change({ emailSubscriptions })

afterEach(() => app.db.collection('subscribers').deleteMany({}))
afterAll(() => app.close())

/** From a network of its own, unless one is named. */
async function subscribe(body: object, address = `10.1.${Math.floor(++network / 250)}.${network % 250}`) {
  const answer = await fetch(`${app.url}/api/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Refusal }
}
const list = async (query = '') => (await staff.get<Subscriber[]>(`/api/admin/subscribers${query}`)).body
const tokenOf = ({ unsubscribeLink }: Subscriber) => unsubscribeLink.split('/').at(-1) ?? ''
const end = (token: unknown) => visitor().post<Refusal>('/api/unsubscribe', { token })

describe('the subscription to emails', () => {
  it('is refused, and nothing kept, until the owner switches it on; ending it works all the same', async () => {
    await subscribe({ email: 'z@example.in', ...CONSENT })
    const token = tokenOf((await list())[0] as Subscriber)
    await switchOn(false)
    try {
      const { status, body } = await subscribe({ email: 'y@example.in', ...CONSENT })
      expect([status, body.code]).toEqual([409, 'SUBSCRIPTIONS_OFF'])
      expect((await list()).map(({ email }) => email)).toEqual(['z@example.in'])
      expect((await end(token)).status).toBe(200)
    } finally {
      await switchOn(true)
    }
  })

  it('is kept with the time and the version of the consent, under one spelling', async () => {
    expect((await subscribe({ email: '  Asha@Example.IN ', ...CONSENT })).status).toBe(200)
    const [kept] = await list()
    expect(kept).toMatchObject({
      email: 'asha@example.in',
      active: true,
      ...CONSENT,
      unsubscribedAt: null,
      consentText: expect.stringContaining('Each email has a link that ends them'),
    })
    expect(Date.parse(kept?.consentAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  })

  it('answers the same whether or not the address has subscribed, and keeps one', async () => {
    const answers = [
      await subscribe({ email: 'a@example.in', ...CONSENT }),
      await subscribe({ email: 'A@example.in', ...CONSENT }),
    ]
    expect(answers[0]).toEqual(answers[1])
    expect(await list()).toHaveLength(1)
  })

  it('is one when it is sent several times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => subscribe({ email: 'b@example.in', ...CONSENT })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(await list()).toHaveLength(1)
  })

  it.each([
    [{ email: '', ...CONSENT }, 'email'],
    [{ email: 'asha', ...CONSENT }, 'email'],
    [{ email: { $gt: '' }, ...CONSENT }, 'email'],
    [{ email: `${'a'.repeat(250)}@x.in`, ...CONSENT }, 'email'],
    [{ email: 'a@example.in' }, 'consentVersion'],
    [{ email: 'a@example.in', consentVersion: 'emails-0' }, 'consentVersion'],
  ])('refuses %j, naming %s', async (body, field) => {
    const { status, body: refusal } = await subscribe(body)
    expect(status).toBe(400)
    expect(Object.keys(refusal.details.fields ?? {})).toEqual([field])
    expect(await list()).toEqual([])
  })

  it('is ended by its link, without a session, and twice is once', async () => {
    await subscribe({ email: 'c@example.in', ...CONSENT })
    const token = tokenOf((await list())[0] as Subscriber)
    for (let time = 0; time < 2; time++) expect((await end(token)).status).toBe(200)
    const [ended] = await list()
    expect(ended?.active).toBe(false)
    expect(ended?.unsubscribedAt).not.toBeNull()
  })

  it('is a new consent when it is asked for again after its end', async () => {
    await subscribe({ email: 'd@example.in', ...CONSENT })
    const [before] = await list()
    await end(tokenOf(before as Subscriber))
    await subscribe({ email: 'd@example.in', ...CONSENT })
    const [after] = await list()
    expect(after).toMatchObject({ id: before?.id, active: true, unsubscribedAt: null })
    expect(Date.parse(after?.consentAt ?? '')).toBeGreaterThan(Date.parse(before?.consentAt ?? ''))
  })

  it('does not end for a link that is none of ours', async () => {
    await subscribe({ email: 'e@example.in', ...CONSENT })
    expect((await end('A'.repeat(43))).status).toBe(404)
    for (const token of ['', 'short', undefined, { $ne: '' }]) expect((await end(token)).status).toBe(400)
    expect((await list())[0]?.active).toBe(true)
  })

  it('is limited for one network, with the time to wait', async () => {
    const answers = []
    for (let time = 0; time < 11; time++)
      answers.push(await subscribe({ email: `f${time}@example.in`, ...CONSENT }, '10.9.9.9'))
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 429])
  })

  it('is listed for admins only, by address and by whether it still holds', async () => {
    for (const email of ['g@example.in', 'h@example.in']) await subscribe({ email, ...CONSENT })
    const [newest] = await list()
    await end(tokenOf(newest as Subscriber))
    expect((await list('?filter={"active":true}')).map(({ email }) => email)).toEqual(['g@example.in'])
    expect((await list('?filter={"q":"H"}')).map(({ email }) => email)).toEqual(['h@example.in'])
    expect((await staff.get<Subscriber>(`/api/admin/subscribers/${newest?.id}`)).body.email).toBe(
      'h@example.in',
    )
    expect((await staff.get('/api/admin/subscribers/nonsense')).status).toBe(404)
    expect((await (await packer(app, staff)).client.get('/api/admin/subscribers')).status).toBe(403)
    expect((await visitor().get('/api/admin/subscribers')).status).toBe(401)
  })

  it('comes with the data of the account that names the address, and goes with it', async () => {
    await subscribe({ email: 'asha@example.in', ...CONSENT })
    await subscribe({ email: 'other@example.in', ...CONSENT })
    const { client } = await customer(app, '9876543210')
    expect((await client.get<Record<string, unknown>>('/api/users/data')).body['subscription']).toBeNull()
    await client.put('/api/users', { email: 'Asha@example.in' })
    const { body } = await client.get<Record<string, object>>('/api/users/data')
    expect(body['subscription']).toMatchObject({ email: 'asha@example.in', active: true, ...CONSENT })
    expect(body['subscription']).not.toHaveProperty('token')
    expect((await client.delete('/api/users', { confirm: true })).status).toBe(200)
    expect((await list()).map(({ email }) => email)).toEqual(['other@example.in'])
  })
})
