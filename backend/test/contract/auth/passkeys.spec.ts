import { ADMIN, admin, customer, otherThan, PACKER, packer } from '../../support/builders/auth.builders.js'
import {
  addPasskey,
  appCode,
  askedOf,
  auditActions,
  beginPasskey,
  logIn,
  markedClient,
  PATH,
  PIN_WANTED,
  REFUSED,
  secondFactorShop,
  setUpApp,
  SHOP,
  showPin,
  WANTED,
} from '../../support/builders/second-factor.builders.js'
import { SoftKey } from '../../support/http/soft-key.js'

/** Passkeys as a second factor (docs/domain/people.md#passkeys). */
const shop = secondFactorShop()

interface State {
  since: string | null
  app: boolean
  passkeys: { id: string; name: string; createdAt: string; lastUsedAt: string | null }[]
  recoveryCodesLeft: number
}
const stateOf = async (client = shop.boss): Promise<State> => (await client.get<State>(PATH)).body
const confirm = (body: object, client = shop.boss) => client.post(`${PATH}/passkeys/confirm`, body)

describe('adding a passkey', () => {
  it('needs the PIN entered for it, asks the browser for the shop’s own address, and turns the second factor on', async () => {
    expect(await shop.boss.post(`${PATH}/passkeys`)).toMatchObject(PIN_WANTED)
    const { body: options } = await beginPasskey(shop.boss)
    expect(options).toMatchObject({
      rp: { id: 'jaadi.example', name: 'Jaadi' },
      user: { name: ADMIN.mobileNumber },
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      attestation: 'none',
      authenticatorSelection: { userVerification: 'preferred', residentKey: 'discouraged' },
    })
    expect((await logIn(shop.newcomer())).status).toBe(200)
    const added = await confirm({ name: ' My phone ', passkey: new SoftKey(SHOP).make(options) })
    expect(added.body['recoveryCodes']).toHaveLength(10)
    expect(await stateOf()).toMatchObject({
      since: expect.any(String),
      app: false,
      passkeys: [{ name: 'My phone', lastUsedAt: null }],
      recoveryCodesLeft: 10,
    })
    expect(await logIn(shop.newcomer())).toMatchObject(WANTED)
  })

  it('logs the other devices out, which are told; this one stays', async () => {
    const elsewhere = await admin(shop.app)
    await addPasskey(shop.boss)
    expect(await elsewhere.get('/api/session')).toMatchObject({
      status: 401,
      body: { details: { ended: 'second-factor' } },
    })
    expect((await shop.boss.get('/api/session')).status).toBe(200)
  })

  it('needs the second factor when it is on, and keeps the recovery codes', async () => {
    const { secret, recoveryCodes } = await setUpApp(shop.app, shop.boss, ADMIN.pin)
    expect(await beginPasskey(shop.boss)).toMatchObject({
      ...WANTED,
      body: { details: { app: true, passkey: null } },
    })
    expect(await beginPasskey(shop.boss, { shown: { code: otherThan(appCode(secret)) } })).toMatchObject(
      REFUSED,
    )
    const { key, recoveryCodes: none } = await addPasskey(shop.boss, { shown: { code: appCode(secret) } })
    expect(none).toEqual([])
    const second = await beginPasskey(shop.boss)
    const shown = { passkey: key.show(askedOf(second)) }
    const { body: options } = await shop.boss.post<{ challenge: string; excludeCredentials: object[] }>(
      `${PATH}/passkeys`,
      shown,
    )
    expect(options.excludeCredentials).toMatchObject([{ id: key.id }])
    await confirm({ name: 'Second', passkey: new SoftKey(SHOP).make(options) })
    expect((await stateOf()).passkeys.map(({ name }) => name)).toEqual(['My key', 'Second'])
    expect((await logIn(shop.newcomer(), recoveryCodes[0])).status).toBe(200)
    const told = (await auditActions(shop.app)).filter((action) => action.startsWith('second-factor.'))
    expect(told).toEqual([
      'second-factor.begun',
      'second-factor.turned-on',
      'second-factor.begun',
      'second-factor.added',
      'second-factor.begun',
      'second-factor.added',
    ])
  })

  it('stores no challenge in plain text, and reveals no public key', async () => {
    const { body: options } = await beginPasskey(shop.boss)
    const kept = await shop.app.db.collection('passkeychallenges').find().toArray()
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain(options.challenge)
    await confirm({ name: 'Phone', passkey: new SoftKey(SHOP).make(options) })
    const [stored] = await shop.app.db.collection('passkeys').find().toArray()
    const log = await shop.app.db.collection('auditlog').find().toArray()
    expect(JSON.stringify([await stateOf(), log])).not.toContain(stored?.['publicKey'])
    expect(JSON.stringify([await stateOf(), log])).not.toContain(stored?.['credentialId'])
  })

  it('is for staff, packers included, and for nobody else', async () => {
    const { client } = await packer(shop.app, shop.boss)
    const { key } = await addPasskey(client, { pin: PACKER.pin })
    const browser = shop.newcomer()
    const asked = askedOf(await logIn(browser, undefined, PACKER))
    expect((await logIn(browser, key.show(asked), PACKER)).status).toBe(200)
    const { client: buyer } = await customer(shop.app, '9876543210')
    for (const path of ['', '/confirm', '/6740c1f2a4b5c6d7e8f90123/remove'])
      expect((await buyer.post(`${PATH}/passkeys${path}`)).status).toBe(403)
  })
})

describe('logging in with a passkey', () => {
  it('follows the right PIN, opens a session, and stores the time of use', async () => {
    const { key } = await addPasskey(shop.boss)
    const browser = await markedClient(shop.app.url)
    const asked = askedOf(await logIn(browser))
    expect(asked).toMatchObject({
      rpId: 'jaadi.example',
      userVerification: 'preferred',
      allowCredentials: [{ id: key.id, type: 'public-key', transports: ['internal'] }],
    })
    expect(await logIn(browser, key.show(asked))).toMatchObject({
      status: 200,
      body: { message: 'OTP verified successfully', role: 'admin' },
    })
    expect((await browser.get('/api/session')).status).toBe(200)
    expect((await stateOf()).passkeys).toMatchObject([{ lastUsedAt: expect.any(String) }])
    expect((await auditActions(shop.app)).slice(-2)).toEqual(['sign-in.factor-wanted', 'sign-in.done'])
  })

  it('accepts a code of the app or a recovery code instead, if there is one', async () => {
    const { key, recoveryCodes } = await addPasskey(shop.boss)
    expect((await logIn(shop.newcomer(), recoveryCodes[0])).status).toBe(200)
    await showPin(shop.boss, ADMIN.pin)
    const wanted = await shop.boss.post(`${PATH}/app`)
    expect(wanted).toMatchObject({ ...WANTED, body: { details: { app: false } } })
    const { body } = await shop.boss.post<{ secret: string }>(`${PATH}/app`, {
      passkey: key.show(askedOf(wanted)),
    })
    const confirmed = await shop.boss.post(`${PATH}/app/confirm`, { code: appCode(body.secret) })
    expect(confirmed).toMatchObject({ status: 200, body: { recoveryCodes: [] } })
    const browser = shop.newcomer()
    expect(await logIn(browser)).toMatchObject({ ...WANTED, body: { details: { app: true } } })
    expect((await logIn(browser, appCode(body.secret, 1))).status).toBe(200)
  })

  it('accepts a key without a counter, whose counter stays at 0', async () => {
    const { key } = await addPasskey(shop.boss)
    for (let time = 0; time < 2; time += 1) {
      const browser = shop.newcomer()
      expect((await logIn(browser, key.show(askedOf(await logIn(browser)), { counter: 0 }))).status).toBe(200)
    }
  })
})

describe('removing a passkey', () => {
  const remove = (id: string, shown: object, client = shop.boss) =>
    client.post(`${PATH}/passkeys/${id}/remove`, shown)

  it('needs PIN and second factor; the other passkeys stay, and the other devices are told', async () => {
    const { key: lost, recoveryCodes } = await addPasskey(shop.boss, { name: 'Lost' })
    const { key } = await addPasskey(shop.boss, { shown: { code: recoveryCodes[0] } })
    const elsewhere = shop.newcomer()
    await logIn(elsewhere, key.show(askedOf(await logIn(elsewhere))))
    const [{ id } = { id: '' }] = (await stateOf()).passkeys
    expect(await remove(id, { code: recoveryCodes[1] })).toMatchObject(PIN_WANTED)
    await showPin(shop.boss, ADMIN.pin)
    expect(await remove(id, {})).toMatchObject(WANTED)
    expect(await remove(id, { code: 'ABCD-EFGH-JKLM-NPQR' })).toMatchObject(REFUSED)
    expect(await remove(id, { code: recoveryCodes[1] })).toMatchObject({
      status: 200,
      body: { message: 'It is removed.' },
    })
    expect(await elsewhere.get('/api/session')).toMatchObject({
      status: 401,
      body: { details: { ended: 'factor-removed' } },
    })
    const browser = shop.newcomer()
    expect(await logIn(browser, lost.show(askedOf(await logIn(browser))))).toMatchObject(REFUSED)
    expect((await logIn(browser, key.show(askedOf(await logIn(browser))))).status).toBe(200)
    expect((await stateOf()).recoveryCodesLeft).toBe(8)
    expect(await auditActions(shop.app)).toContain('second-factor.taken-away')
  })

  it('turns the second factor off when it was the last one, and leaves nothing behind', async () => {
    const { key } = await addPasskey(shop.boss)
    const [{ id } = { id: '' }] = (await stateOf()).passkeys
    await showPin(shop.boss, ADMIN.pin)
    const shown = { passkey: key.show(askedOf(await remove(id, {}))) }
    expect(await remove(id, shown)).toMatchObject({
      status: 200,
      body: { message: expect.stringMatching(/off/) },
    })
    expect(await stateOf()).toMatchObject({ since: null, passkeys: [], recoveryCodesLeft: 0 })
    expect((await logIn(shop.newcomer())).status).toBe(200)
    for (const name of ['secondfactors', 'passkeys', 'passkeychallenges'])
      expect(await shop.app.db.collection(name).countDocuments()).toBe(0)
    expect(await remove(id, {})).toMatchObject({ status: 409, body: { code: 'SECOND_FACTOR_OFF' } })
  })

  it('leaves the passkeys when the app is removed', async () => {
    const { secret } = await setUpApp(shop.app, shop.boss, ADMIN.pin)
    await addPasskey(shop.boss, { shown: { code: appCode(secret) } })
    const off = (code: string) => shop.boss.post(`${PATH}/app/remove`, { code })
    await showPin(shop.boss, ADMIN.pin)
    expect((await off(appCode(secret, 1))).body).toMatchObject({ message: 'It is removed.' })
    expect(await stateOf()).toMatchObject({ since: expect.any(String), app: false, recoveryCodesLeft: 10 })
    expect(await logIn(shop.newcomer(), appCode(secret, 1))).toMatchObject(REFUSED)
  })

  it('leaves no passkey when the second factor is turned off, or an admin removes it', async () => {
    const { recoveryCodes } = await addPasskey(shop.boss)
    await showPin(shop.boss, ADMIN.pin)
    expect((await shop.boss.post(`${PATH}/off`, { code: recoveryCodes[0] })).status).toBe(200)
    const { client, employee } = await packer(shop.app, shop.boss)
    await addPasskey(client, { pin: PACKER.pin })
    await showPin(shop.boss, ADMIN.pin)
    expect((await shop.boss.delete(`/api/admin/employees/${employee.id}/second-factor`)).status).toBe(200)
    expect(await shop.app.db.collection('passkeys').countDocuments()).toBe(0)
    expect((await logIn(shop.newcomer(), undefined, PACKER)).status).toBe(200)
  })

  it('turns the second factor off when the last two are removed at once', async () => {
    const { recoveryCodes } = await addPasskey(shop.boss)
    await addPasskey(shop.boss, { shown: { code: recoveryCodes[0] } })
    const other = shop.newcomer()
    await logIn(other, recoveryCodes[1])
    const clients = [shop.boss, other]
    for (const client of clients) await showPin(client, ADMIN.pin)
    const ids = (await stateOf()).passkeys.map(({ id }) => id)
    await Promise.all(ids.map((id, at) => remove(id, { code: recoveryCodes[2 + at] }, clients[at])))
    const left = await shop.app.db.collection('passkeys').countDocuments()
    const on = await shop.app.db.collection('users').countDocuments({ secondFactorAt: { $ne: null } })
    expect(on > 0).toBe(left > 0)
  })
})
