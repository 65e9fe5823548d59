import { ADMIN, admin, PACKER, packer } from '../../support/builders/auth.builders.js'
import {
  addPasskey,
  askedOf,
  beginPasskey,
  logIn,
  markedClient,
  PATH,
  REFUSED,
  secondFactorShop,
  SHOP,
  showPin,
  WANTED,
} from '../../support/builders/second-factor.builders.js'
import { startApp } from '../../support/http/app.js'
import { type Client } from '../../support/http/client.js'
import { SoftKey, type Twist } from '../../support/http/soft-key.js'

/** Refusals of passkeys (docs/domain/people.md#passkeys). */
const shop = secondFactorShop()
const SIX_MINUTES_MS = 6 * 60_000

const WRONG: [string, Twist][] = [
  ['another origin', { origin: 'https://jaadi.example.evil' }],
  ['the origin without https', { origin: 'http://jaadi.example' }],
  ['another relying party', { rpId: 'evil.example' }],
  ['a challenge that nobody gave', { challenge: 'A'.repeat(43) }],
  ['a page of ours in a frame of somebody else’s', { crossOrigin: true }],
  ['nobody at the device', { isAbsent: true }],
]

const makeOld = () =>
  shop.app.db
    .collection('passkeychallenges')
    .updateMany({}, { $set: { at: new Date(Date.now() - SIX_MINUTES_MS) } })

const fieldsOf = ({ body }: { body: object }): string[] =>
  Object.keys((body as { details: { fields: object } }).details.fields)

describe('a new passkey', () => {
  const confirm = (passkey: object, client = shop.boss) =>
    client.post(`${PATH}/passkeys/confirm`, { name: 'Key', passkey })

  it('is refused for another address, another challenge, a frame or an absent person', async () => {
    for (const [what, twist] of WRONG) {
      const { body: options } = await beginPasskey(shop.boss)
      const answer = await confirm(new SoftKey(SHOP).make(options, twist))
      expect({ what, ...answer }).toMatchObject({ what, ...REFUSED })
    }
    expect((await logIn(shop.newcomer())).status).toBe(200)
  })

  it('is refused for a challenge that was used, is too old, or belongs to another session or person', async () => {
    const { body: options } = await beginPasskey(shop.boss)
    const elsewhere = await admin(shop.app)
    expect(await confirm(new SoftKey(SHOP).make(options), elsewhere)).toMatchObject(REFUSED)
    const { client } = await packer(shop.app, shop.boss)
    expect(await confirm(new SoftKey(SHOP).make(options), client)).toMatchObject(REFUSED)
    await makeOld()
    expect(await confirm(new SoftKey(SHOP).make(options))).toMatchObject(REFUSED)
    const { body: fresh } = await beginPasskey(shop.boss)
    expect((await confirm(new SoftKey(SHOP).make(fresh))).status).toBe(200)
    expect(await confirm(new SoftKey(SHOP).make(fresh))).toMatchObject(REFUSED)
  })

  it('is refused when an account already has it', async () => {
    const { key } = await addPasskey(shop.boss)
    const { client } = await packer(shop.app, shop.boss)
    const { body: options } = await beginPasskey(client, { pin: PACKER.pin })
    expect(await confirm(key.make(options), client)).toMatchObject({
      status: 409,
      body: { code: 'PASSKEY_KNOWN' },
    })
    expect((await logIn(shop.newcomer(), undefined, PACKER)).status).toBe(200)
  })

  it('is refused as the eleventh', async () => {
    const { recoveryCodes } = await addPasskey(shop.boss)
    const [one] = await shop.app.db.collection('passkeys').find().toArray()
    const { _id, ...rest } = one ?? {}
    const more = Array.from({ length: 9 }, (_, at) => ({ ...rest, credentialId: `other-${at}` }))
    await shop.app.db.collection('passkeys').insertMany(more)
    expect(await beginPasskey(shop.boss, { shown: { code: recoveryCodes[0] } })).toMatchObject({
      status: 409,
      body: { code: 'PASSKEYS_FULL' },
    })
  })

  it('needs a name and a complete answer of the browser, and errors name the field', async () => {
    const good = new SoftKey(SHOP).make({ challenge: 'A'.repeat(43) })
    const post = async (body: object) => fieldsOf(await shop.boss.post(`${PATH}/passkeys/confirm`, body))
    expect(await post({})).toEqual(['name', 'passkey'])
    expect(await post({ name: ' ', passkey: good })).toEqual(['name'])
    expect(await post({ name: 'x'.repeat(41), passkey: good })).toEqual(['name'])
    for (const passkey of [null, [], 'text', 7])
      expect(await post({ name: 'Key', passkey })).toEqual(['passkey'])
    expect(await post({ name: 'Key', passkey: { ...good, id: 7 } })).toEqual(['passkey.id'])
    expect(await post({ name: 'Key', passkey: { ...good, type: 'password' } })).toEqual(['passkey.type'])
    expect(await post({ name: 'Key', passkey: { ...good, response: undefined } })).toEqual([
      'passkey.response',
    ])
    const response = { ...good.response, attestationObject: '<>', transports: 'usb' }
    expect(await post({ name: 'Key', passkey: { ...good, response } })).toEqual([
      'passkey.response.attestationObject',
      'passkey.response.transports',
    ])
  })

  it('is refused when its bytes are invalid', async () => {
    const { body: options } = await beginPasskey(shop.boss)
    const good = new SoftKey(SHOP).make(options)
    const spoilt = { ...good, response: { ...good.response, clientDataJSON: 'AAAA' } }
    expect(await confirm(spoilt)).toMatchObject(REFUSED)
    const empty = { ...good, response: { ...good.response, attestationObject: 'oA' } }
    expect(await confirm(empty)).toMatchObject(REFUSED)
  })
})

describe('a log-in by passkey', () => {
  let key: SoftKey
  let browser: Client
  beforeEach(async () => {
    ;({ key } = await addPasskey(shop.boss))
    browser = await markedClient(shop.app.url)
  })
  const ask = async (client = browser) => askedOf(await logIn(client))

  it('is refused for another address, another challenge, a frame or an absent person', async () => {
    for (const [what, twist] of WRONG) {
      const answer = await logIn(browser, key.show(await ask(), twist))
      expect({ what, ...answer }).toMatchObject({ what, ...REFUSED })
      expect((await logIn(browser, key.show(await ask()))).status).toBe(200)
    }
  })

  it('reveals nothing about passkeys after a wrong PIN', async () => {
    const thief = { ...ADMIN, pin: '000000' }
    const refused = await logIn(browser, undefined, thief)
    expect(refused).toMatchObject(REFUSED)
    expect(refused.body['details']).toEqual({})
    expect(await logIn(browser, key.show(await ask()), thief)).toMatchObject(REFUSED)
  })

  it('accepts each challenge once, even when four requests race', async () => {
    const asked = await ask()
    const answer = key.show(asked)
    const answers = await Promise.all(Array.from({ length: 4 }, () => logIn(browser, answer)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    expect(await logIn(browser, key.show(asked))).toMatchObject(REFUSED)
  })

  it('accepts a challenge only in the browser that entered the PIN, within five minutes', async () => {
    const asked = await ask()
    expect(await logIn(shop.newcomer(), key.show(asked))).toMatchObject(REFUSED)
    const another = await markedClient(shop.app.url)
    expect(await logIn(another, key.show(asked))).toMatchObject(REFUSED)
    await makeOld()
    expect(await logIn(browser, key.show(asked))).toMatchObject(REFUSED)
  })

  it('is refused in another browser than the one that asked, also when neither had a mark', async () => {
    const asker = shop.newcomer()
    const challenge = await ask(asker)
    for (const other of [shop.newcomer(), browser])
      expect(await logIn(other, key.show(challenge))).toMatchObject(REFUSED)
    expect((await logIn(asker, key.show(challenge))).status).toBe(200)
  })

  it('refuses the challenge of a change for a log-in, and the reverse', async () => {
    await showPin(shop.boss, ADMIN.pin)
    const off = (shown: object) => shop.boss.post(`${PATH}/off`, shown)
    const wanted = await off({})
    expect(await logIn(browser, key.show(askedOf(wanted)))).toMatchObject(REFUSED)
    expect(await off({ passkey: key.show(await ask()) })).toMatchObject(REFUSED)
    expect((await off({ passkey: key.show(askedOf(wanted)) })).status).toBe(200)
  })

  it('refuses another person’s challenge and another person’s passkey', async () => {
    const { client } = await packer(shop.app, shop.boss)
    const { key: theirs } = await addPasskey(client, { pin: PACKER.pin })
    const asked = await ask()
    const theirChallenge = askedOf(await logIn(browser, undefined, PACKER))
    expect(await logIn(browser, key.show(theirChallenge))).toMatchObject(REFUSED)
    expect(await logIn(browser, theirs.show(asked))).toMatchObject(REFUSED)
    const underMyName = theirs.show(await ask(), { id: key.id })
    expect(await logIn(browser, underMyName)).toMatchObject(REFUSED)
    expect((await logIn(browser, theirs.show(theirChallenge), PACKER)).status).toBe(200)
  })

  it('refuses a counter that went back or stood still: the key may have a copy', async () => {
    expect((await logIn(browser, key.show(await ask(), { counter: 7 }))).status).toBe(200)
    for (const counter of [7, 6, 0])
      expect(await logIn(browser, key.show(await ask(), { counter }))).toMatchObject(REFUSED)
    expect((await logIn(browser, key.show(await ask(), { counter: 8 }))).status).toBe(200)
  })

  it('locks after five failures, as with codes', async () => {
    const thief = shop.newcomer()
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect(await logIn(thief, new SoftKey(SHOP).show(await ask(thief)))).toMatchObject(REFUSED)
    expect(await logIn(thief, key.show(await ask(thief)))).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS' },
    })
  })

  it('names the field of a malformed body', async () => {
    const good = key.show(await ask())
    const post = async (passkey: unknown) =>
      fieldsOf(await browser.post('/api/verify-otp', { ...login, passkey }))
    const login = { mobileNumber: ADMIN.mobileNumber, otp: ADMIN.pin }
    for (const passkey of [[], 'text', 7]) expect(await post(passkey)).toEqual(['passkey'])
    expect(await post({ ...good, response: [] })).toEqual(['passkey.response'])
    expect(await post({ ...good, rawId: '' })).toEqual(['passkey.rawId'])
    const response = { ...good.response, signature: 7 }
    expect(await post({ ...good, response })).toEqual(['passkey.response.signature'])
    for (const shown of [{ passkey: null }, { code: null }])
      expect(await browser.post('/api/verify-otp', { ...login, ...shown })).toMatchObject(WANTED)
  })

  it('cannot remove another person’s passkey', async () => {
    const { client } = await packer(shop.app, shop.boss)
    const { recoveryCodes } = await addPasskey(client, { pin: PACKER.pin })
    const mine = await shop.app.db.collection('passkeys').findOne({ credentialId: key.id })
    for (const id of [String(mine?._id), 'nothing']) {
      await showPin(client, PACKER.pin)
      const gone = await client.post(`${PATH}/passkeys/${id}/remove`, { code: recoveryCodes.pop() })
      expect(gone.status).toBe(404)
    }
    expect(await shop.app.db.collection('passkeys').countDocuments()).toBe(2)
  })
})

describe('passkeys at a plain address', () => {
  it('are not offered, and the state says why', async () => {
    const plain = await startApp({
      mongodbUri: shop.app.mongodbUri,
      environment: { PUBLIC_URL: 'http://192.168.1.5:3000' },
    })
    try {
      const boss = await admin(plain)
      expect((await boss.get(PATH)).body['passkeysAt']).toBeNull()
      expect(await beginPasskey(boss)).toMatchObject({ status: 409, body: { code: 'NO_PASSKEYS_HERE' } })
      const { recoveryCodes } = await addPasskey(shop.boss)
      const browser = new (boss.constructor as typeof Client)(plain.url)
      expect(await logIn(browser)).toMatchObject({ ...WANTED, body: { details: { passkey: null } } })
      expect((await logIn(browser, recoveryCodes[0])).status).toBe(200)
    } finally {
      await plain.close()
    }
  })
})
