import { AdminFromTerminal } from '../../../src/modules/office/auth/staff/admin-from-terminal.service.js'
import { ADMIN, otherThan, PACKER, packer } from '../../support/builders/auth.builders.js'
import {
  appCode,
  auditActions,
  logIn,
  markedClient,
  PATH,
  PIN_WANTED,
  REFUSED,
  secondFactorShop,
  setUpApp,
  showPin,
  WANTED,
} from '../../support/builders/second-factor.builders.js'
import { type Client } from '../../support/http/client.js'

/** What goes wrong with a second factor, and how it ends (docs/domain/people.md#second-factor). */
const shop = secondFactorShop()

let secret: string
let recoveryCodes: string[]

beforeEach(async () => {
  ;({ secret, recoveryCodes } = await setUpApp(shop.app, shop.boss, ADMIN.pin))
})

describe('wrong codes', () => {
  const fail = async (client: Client, times: number): Promise<void> => {
    for (let wrong = 0; wrong < times; wrong += 1)
      expect(await logIn(client, otherThan(appCode(secret)))).toMatchObject(REFUSED)
  }

  it('lock after five, and a right PIN in between forgives none', async () => {
    const thief = shop.newcomer()
    await fail(thief, 3)
    expect(await logIn(thief)).toMatchObject(WANTED)
    await fail(thief, 2)
    expect(await logIn(thief, appCode(secret))).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS' },
    })
  })

  it('are not multiplied by browsers that know no more than the PIN', async () => {
    await fail(shop.newcomer(), 5)
    const fresh = await markedClient(shop.app.url)
    expect(await logIn(fresh)).toMatchObject(WANTED)
    expect((await logIn(fresh, appCode(secret))).status).toBe(429)
  })

  it('of a thief do not lock out a browser that has logged in before', async () => {
    const owner = await markedClient(shop.app.url)
    expect((await logIn(owner, appCode(secret))).status).toBe(200)
    await fail(shop.newcomer(), 5)
    expect((await logIn(shop.newcomer(), appCode(secret, 1))).status).toBe(429)
    expect((await logIn(owner, appCode(secret, 1))).status).toBe(200)
  })

  it('are not forgiven by a new PIN', async () => {
    await fail(shop.newcomer(), 5)
    await showPin(shop.boss, ADMIN.pin)
    expect((await shop.boss.put('/api/own-pin', { pin: ADMIN.pin })).status).toBe(200)
    expect((await logIn(shop.newcomer(), appCode(secret))).status).toBe(429)
  })
})

describe('changing a second factor', () => {
  it('makes new recovery codes for PIN and code; those of before count no more', async () => {
    const renew = (code: string) =>
      shop.boss.post<{ recoveryCodes: string[] }>(`${PATH}/recovery-codes`, { code })
    const now = appCode(secret)
    expect(await renew(now)).toMatchObject(PIN_WANTED)
    await showPin(shop.boss, ADMIN.pin)
    expect(await renew(otherThan(now))).toMatchObject(REFUSED)
    const renewed = await renew(now)
    expect(renewed.body.recoveryCodes).toHaveLength(10)
    expect(await renew(appCode(secret, 1))).toMatchObject(PIN_WANTED)
    expect(await logIn(shop.newcomer(), recoveryCodes[0])).toMatchObject(REFUSED)
    expect((await logIn(shop.newcomer(), renewed.body.recoveryCodes[0])).status).toBe(200)
    expect(await auditActions(shop.app)).toContain('second-factor.codes-made')
  })

  it('turns it off for PIN and code; then the PIN logs in again, and nothing is left', async () => {
    const off = (code: string) => shop.boss.post(`${PATH}/off`, { code })
    expect(await off(appCode(secret))).toMatchObject(PIN_WANTED)
    await showPin(shop.boss, ADMIN.pin)
    expect(await off(otherThan(appCode(secret)))).toMatchObject(REFUSED)
    expect((await off(recoveryCodes[3] ?? '')).status).toBe(200)
    expect((await logIn(shop.newcomer())).status).toBe(200)
    expect(await shop.app.db.collection('secondfactors').countDocuments()).toBe(0)
    expect(await off(appCode(secret))).toMatchObject({ status: 409, body: { code: 'SECOND_FACTOR_OFF' } })
    expect(await auditActions(shop.app)).toContain('second-factor.turned-off')
  })

  it('is of no use to a log-in that began without one', async () => {
    const { client } = await packer(shop.app, shop.boss)
    const [entered] = await Promise.all([
      logIn(shop.newcomer(), undefined, PACKER),
      setUpApp(shop.app, client, PACKER.pin),
    ])
    const sessions = await shop.app.db
      .collection('sessions')
      .countDocuments({ mobileNumber: PACKER.mobileNumber })
    expect([200, 401, 403]).toContain(entered.status)
    expect(sessions).toBe(1)
  })
})

describe('credentials on each call', () => {
  it('are refused for who has a second factor, and the sentence says why', async () => {
    const client = shop.newcomer()
    await logIn(client, appCode(secret))
    const token = /otp=([\w-]{43})/.exec(client.cookieHeader())?.[1] ?? ''
    const withEach = (otp: string) => ({ mobileNumber: ADMIN.mobileNumber, otp, role: 'admin' })
    for (const otp of [ADMIN.pin, token])
      expect(await shop.newcomer().put('/api/users', { ...withEach(otp), name: 'Thief' })).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN', error: expect.stringContaining('second factor') },
      })
    const query = new URLSearchParams(withEach(ADMIN.pin))
    expect((await shop.newcomer().get(`/api/shop?${query}`)).status).toBe(200)
    expect((await shop.newcomer().post('/api/logout', withEach(ADMIN.pin))).status).toBe(200)
    expect((await shop.newcomer().put('/api/users', { ...withEach('000000'), name: 'Thief' })).status).toBe(
      401,
    )
    expect((await client.get('/api/session')).status).toBe(200)
  })
})

describe('a second factor that its owner has lost', () => {
  const pathOf = (id: string) => `/api/admin/employees/${id}/second-factor`

  it('is removed by an admin who shows the PIN; the person is logged out and told', async () => {
    const { client, employee } = await packer(shop.app, shop.boss)
    const remove = () => shop.boss.delete(pathOf(employee.id))
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'SECOND_FACTOR_OFF' } })
    await setUpApp(shop.app, client, PACKER.pin)
    expect((await shop.boss.get(`/api/admin/employees/${employee.id}`)).body['secondFactor']).toBe(true)
    expect(await remove()).toMatchObject(PIN_WANTED)
    await showPin(shop.boss, ADMIN.pin)
    expect(await remove()).toMatchObject({ status: 200, body: { secondFactor: false } })
    expect(await client.get('/api/session')).toMatchObject({
      status: 401,
      body: { details: { ended: 'no-second-factor' } },
    })
    expect((await logIn(shop.newcomer(), undefined, PACKER)).status).toBe(200)
    expect(await auditActions(shop.app)).toContain('second-factor.removed')
  })

  it('is removed at the terminal, with the PIN', async () => {
    const renewed = { mobileNumber: ADMIN.mobileNumber, name: 'Admin', pin: ADMIN.pin, reset: true }
    await shop.app.app.get(AdminFromTerminal).createOrReset(renewed)
    expect((await shop.boss.get('/api/session')).status).toBe(401)
    expect((await logIn(shop.newcomer())).status).toBe(200)
    expect(await shop.app.db.collection('secondfactors').countDocuments()).toBe(0)
  })

  it('is not removed by a packer, of a stranger, nor by its owner without a code', async () => {
    const { client, employee } = await packer(shop.app, shop.boss)
    const { body: everybody } =
      await shop.boss.get<{ id: string; mobileNumber: string }[]>('/api/admin/employees')
    const self = everybody.find(({ mobileNumber }) => mobileNumber === ADMIN.mobileNumber)?.id ?? ''
    expect((await client.delete(pathOf(employee.id))).status).toBe(403)
    await showPin(shop.boss, ADMIN.pin)
    expect(await shop.boss.delete(pathOf(self))).toMatchObject({
      status: 409,
      body: { code: 'OWN_SECOND_FACTOR' },
    })
    expect((await shop.boss.delete(pathOf('6740c1f2a4b5c6d7e8f90123'))).status).toBe(404)
    expect(await logIn(shop.newcomer())).toMatchObject(WANTED)
  })
})
