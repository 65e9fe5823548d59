import mongoose from 'mongoose'
import { Settings } from '../../../src/modules/office/settings/settings.service.js'
import { admin, customer, WITH_ADMIN } from '../../support/builders/auth.builders.js'
import { saveSettings } from '../../support/builders/settings.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'

interface Listed {
  sessions: { id: string; current: boolean; userAgent: string; address: string }[]
}

describe('sessions', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await startApp({ environment: WITH_ADMIN })
  })
  afterAll(() => app.close())
  afterEach(() => app.clock.shift(0))

  /** Two browsers of one person. */
  async function twoBrowsers(mobileNumber: string) {
    const phone = (await customer(app, mobileNumber)).client
    app.clock.shift(31_000)
    const laptop = (await customer(app, mobileNumber)).client
    return { phone, laptop }
  }

  it('end on the server when one logs out', async () => {
    const { client } = await customer(app, '9876543210')
    const cookie = client.cookieHeader()
    const left = await client.post('/api/logout')
    expect(left.status).toBe(200)
    expect(left.headers.getSetCookie()).toHaveLength(3)
    expect((await fetch(`${app.url}/api/session`, { headers: { cookie } })).status).toBe(401)
  })

  it('may be ended twice', async () => {
    const { client } = await customer(app, '9876543211')
    await client.post('/api/logout')
    expect((await client.post('/api/logout')).status).toBe(200)
  })

  it('are listed with the one that asks marked, and no token', async () => {
    const { phone } = await twoBrowsers('9876543212')
    const { body } = await phone.get<Listed>('/api/sessions')
    expect(body.sessions).toHaveLength(2)
    expect(body.sessions.filter(({ current }) => current)).toHaveLength(1)
    expect(body.sessions[0]).toMatchObject({ address: '127.0.0.1' })
    expect(JSON.stringify(body)).not.toMatch(/token/i)
  })

  it('are ended one by one', async () => {
    const { phone, laptop } = await twoBrowsers('9876543213')
    const { body } = await phone.get<Listed>('/api/sessions')
    const other = body.sessions.find(({ current }) => !current)?.id ?? ''
    expect((await phone.delete(`/api/sessions/${other}`)).status).toBe(200)
    expect((await laptop.get('/api/session')).status).toBe(401)
    expect((await phone.get('/api/session')).status).toBe(200)
  })

  it('are ended all at once', async () => {
    const { phone, laptop } = await twoBrowsers('9876543214')
    expect((await phone.delete('/api/sessions')).status).toBe(200)
    expect((await phone.get('/api/session')).status).toBe(401)
    expect((await laptop.get('/api/session')).status).toBe(401)
  })

  it('are replaced by the next one in the same browser', async () => {
    const { client } = await customer(app, '9876543217')
    const former = client.cookieHeader()
    app.clock.shift(31_000)
    await client.signIn('9876543217')
    expect((await client.get<Listed>('/api/sessions')).body.sessions).toHaveLength(1)
    expect((await fetch(`${app.url}/api/session`, { headers: { cookie: former } })).status).toBe(401)
  })

  it('cost one read per request', async () => {
    const { client } = await customer(app, '9876543218')
    const calls: string[] = []
    mongoose.set('debug', (collection: string, method: string) => {
      // What the log-in changed is gathered, and told at a moment of its own.
      if (collection !== 'changes') calls.push(`${collection}.${method}`)
    })
    await client.get('/api/session')
    mongoose.set('debug', false)
    expect(calls).toEqual(['sessions.findOne', 'users.findOne'])
  })

  it('of another person are not found', async () => {
    const mine = (await customer(app, '9876543215')).client
    const theirs = (await customer(app, '9876543216')).client
    const { body } = await theirs.get<Listed>('/api/sessions')
    const id = body.sessions[0]?.id ?? ''
    expect(await mine.delete(`/api/sessions/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    })
    expect((await mine.delete('/api/sessions/no-id')).status).toBe(404)
    expect((await theirs.get('/api/session')).status).toBe(200)
  })

  describe('of staff', () => {
    /** As if the machine's clock had moved on. */
    const later = (days: number) =>
      jest.spyOn(app.clock, 'actual').mockImplementation(() => new Date(Date.now() + days * 86_400_000))
    afterEach(() => jest.restoreAllMocks())

    it('end after fourteen days without use, which is said; each use begins them anew', async () => {
      const boss = await admin(app)
      later(13.9)
      expect((await boss.get('/api/session')).status).toBe(200)
      later(27.8)
      expect((await boss.get('/api/session')).status).toBe(200)
      later(41.9)
      const ended = {
        status: 401,
        body: {
          code: 'NO_SESSION',
          error: 'You were logged out because this device was not used for some time. Please log in again.',
          details: { ended: 'idle' },
        },
      }
      expect(await boss.get('/api/dashboard/summary')).toMatchObject(ended)
      later(0)
      expect(await boss.get('/api/session')).toMatchObject(ended)
    })

    it('end after as many days as the settings say, which is kept in the log', async () => {
      const boss = await admin(app)
      const other = await admin(app)
      const { signIn } = (await boss.get<{ signIn: object }>('/api/admin/settings')).body
      const set = (staffIdleDays: number) => saveSettings(boss, { signIn: { ...signIn, staffIdleDays } })
      for (const days of [0, 31, 1.5]) expect((await set(days)).status).toBe(400)
      expect((await set(1)).status).toBe(200)
      const { body } = await boss.get<unknown[]>(
        '/api/admin/audit?range=[0,9]&filter={"action":"settings.changed"}',
      )
      expect(JSON.stringify(body)).toContain('staffIdleDays')
      later(0.9)
      expect((await boss.get('/api/session')).status).toBe(200)
      later(1)
      expect((await other.get('/api/session')).status).toBe(401)
      expect((await boss.get<Listed>('/api/sessions')).body.sessions).toHaveLength(1)
      const { otp } = await app.app.get(Settings).current()
      await app.app.get(Settings).change({ otp: { ...otp, staffIdleDays: 14 } })
    })

    it('stay for customers, who come back after months', async () => {
      const { client } = await customer(app, '9876543219')
      later(300)
      expect((await client.get('/api/session')).status).toBe(200)
    })
  })
})
