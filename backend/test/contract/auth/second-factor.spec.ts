import { ADMIN, admin, customer, otherThan, PACKER, packer } from '../../support/builders/auth.builders.js'
import {
  appCode,
  auditActions,
  logIn,
  markedClient,
  PATH,
  REFUSED,
  secondFactorShop,
  setUpApp,
  SHOP,
  showPin,
  WANTED,
} from '../../support/builders/second-factor.builders.js'

/** What staff show after the PIN (docs/domain/people.md#second-factor). */
const shop = secondFactorShop()

describe('setting up an authenticator app', () => {
  const begin = () => shop.boss.post<{ secret: string }>(`${PATH}/app`)
  const confirm = (code: string) => shop.boss.post(`${PATH}/app/confirm`, { code })

  it('needs the PIN entered for it, and is active after the first right code', async () => {
    expect(await begin()).toMatchObject({
      status: 403,
      body: { code: 'PIN_WANTED', details: { reason: 'second-factor' } },
    })
    await showPin(shop.boss, ADMIN.pin)
    const { body } = await begin()
    expect(body).toMatchObject({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      qrPath: expect.stringMatching(/^(M\d+ \d+h\d+v1h-\d+z)+$/),
    })
    expect((await logIn(shop.newcomer())).status).toBe(200)
    expect(await confirm(otherThan(appCode(body.secret)))).toMatchObject(REFUSED)
    expect(await confirm('')).toMatchObject({
      status: 400,
      body: { details: { fields: { code: 'The code is required.' } } },
    })
    expect((await shop.boss.get(PATH)).body).toEqual({
      since: null,
      app: false,
      passkeys: [],
      passkeysAt: SHOP,
      recoveryCodesLeft: 0,
    })
    expect((await confirm(appCode(body.secret))).body['recoveryCodes']).toHaveLength(10)
    expect((await shop.boss.get(PATH)).body).toMatchObject({
      since: expect.any(String),
      app: true,
      recoveryCodesLeft: 10,
    })
    expect(await logIn(shop.newcomer())).toMatchObject(WANTED)
    expect(await begin()).toMatchObject({ status: 409, body: { code: 'SECOND_FACTOR_ON' } })
    expect(await confirm(appCode(body.secret, 1))).toMatchObject({ status: 409 })
  })

  it('ends after fifteen minutes, and with the next secret', async () => {
    const secretOf = async () => {
      await showPin(shop.boss, ADMIN.pin)
      return (await begin()).body.secret
    }
    const [first, second] = [await secretOf(), await secretOf()]
    expect(await confirm(appCode(first))).toMatchObject(REFUSED)
    const tooOld = new Date(Date.now() - 15 * 60_000)
    await shop.app.db.collection('secondfactors').updateMany({}, { $set: { 'pending.at': tooOld } })
    expect(await confirm(appCode(second))).toMatchObject(REFUSED)
    expect((await logIn(shop.newcomer())).status).toBe(200)
  })

  it('ends the sessions of other devices, which are told; this one stays', async () => {
    const elsewhere = await admin(shop.app)
    await setUpApp(shop.app, shop.boss, ADMIN.pin)
    expect(await elsewhere.get('/api/session')).toMatchObject({
      status: 401,
      body: { code: 'NO_SESSION', details: { ended: 'second-factor' } },
    })
    expect((await shop.boss.get('/api/session')).status).toBe(200)
  })

  it('keeps the secret encrypted and the recovery codes as hashes, and tells neither again', async () => {
    const { secret, recoveryCodes } = await setUpApp(shop.app, shop.boss, ADMIN.pin)
    const kept = ['secondfactors', 'auditlog', 'users']
    const stored = await Promise.all(kept.map((name) => shop.app.db.collection(name).find().toArray()))
    const { body: state } = await shop.boss.get(PATH)
    const { body: employees } = await shop.boss.get('/api/admin/employees')
    const everything = JSON.stringify([stored, state, employees])
    const told = [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]
    expect(told.filter((text) => everything.includes(text))).toEqual([])
  })

  it('is for staff, packers included, and for nobody else', async () => {
    const { client } = await packer(shop.app, shop.boss)
    const { secret } = await setUpApp(shop.app, client, PACKER.pin)
    expect(await logIn(shop.newcomer(), undefined, PACKER)).toMatchObject(WANTED)
    expect((await logIn(shop.newcomer(), appCode(secret), PACKER)).status).toBe(200)
    expect((await logIn(shop.newcomer())).status).toBe(200)
    const { client: buyer } = await customer(shop.app, '9876543210')
    expect((await buyer.get(PATH)).status).toBe(403)
    expect((await buyer.post(`${PATH}/app`)).status).toBe(403)
  })
})

describe('logging in with a second factor', () => {
  let secret: string
  let recoveryCodes: string[]
  beforeEach(async () => {
    ;({ secret, recoveryCodes } = await setUpApp(shop.app, shop.boss, ADMIN.pin))
  })

  it('takes a right code after the right PIN, and each code once', async () => {
    const now = appCode(secret)
    expect(await logIn(shop.newcomer())).toMatchObject(WANTED)
    expect(await logIn(shop.newcomer(), otherThan(now))).toMatchObject(REFUSED)
    expect(await logIn(shop.newcomer(), now)).toMatchObject({
      status: 200,
      body: { message: 'OTP verified successfully', role: 'admin', mobileNumber: ADMIN.mobileNumber },
    })
    expect(await logIn(shop.newcomer(), now)).toMatchObject(REFUSED)
    expect(await logIn(shop.newcomer(), appCode(secret, -1))).toMatchObject(REFUSED)
    expect((await logIn(shop.newcomer(), appCode(secret, 1))).status).toBe(200)
    expect((await auditActions(shop.app)).filter((action) => action !== 'pin.shown')).toEqual([
      'sign-in.done',
      'second-factor.begun',
      'second-factor.turned-on',
      'sign-in.factor-wanted',
      'sign-in.refused',
      'sign-in.done',
      'sign-in.refused',
      'sign-in.refused',
      'sign-in.done',
    ])
  })

  it('reveals nothing about codes after a wrong PIN', async () => {
    const thief = { ...ADMIN, pin: '000000' }
    expect(await logIn(shop.newcomer(), undefined, thief)).toMatchObject(REFUSED)
    expect(await logIn(shop.newcomer(), appCode(secret), thief)).toMatchObject(REFUSED)
    expect((await logIn(shop.newcomer(), appCode(secret))).status).toBe(200)
  })

  it('refuses another person’s codes', async () => {
    const { client } = await packer(shop.app, shop.boss)
    const other = await setUpApp(shop.app, client, PACKER.pin)
    expect(await logIn(shop.newcomer(), appCode(other.secret))).toMatchObject(REFUSED)
    expect(await logIn(shop.newcomer(), other.recoveryCodes[0])).toMatchObject(REFUSED)
  })

  it('opens one session for four requests that race with one code', async () => {
    const code = appCode(secret)
    const answers = await Promise.all(Array.from({ length: 4 }, () => logIn(shop.newcomer(), code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
  })

  it('accepts each recovery code once, however it is typed, and counts the remaining ones', async () => {
    const [code = '', next = ''] = recoveryCodes
    expect(await logIn(shop.newcomer(), 'ABCD-EFGH-JKLM-NPQR')).toMatchObject(REFUSED)
    const answers = await Promise.all([logIn(shop.newcomer(), code), logIn(shop.newcomer(), code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await logIn(shop.newcomer(), next.replaceAll('-', ' ').toLowerCase())).status).toBe(200)
    expect((await shop.boss.get(PATH)).body['recoveryCodesLeft']).toBe(8)
    expect(await auditActions(shop.app)).toContain('sign-in.by-recovery-code')
  })

  it('wants a code in a browser that logged in before, too', async () => {
    const client = await markedClient(shop.app.url)
    expect((await logIn(client, appCode(secret))).status).toBe(200)
    await client.post('/api/logout')
    expect(await logIn(client)).toMatchObject(WANTED)
  })
})
