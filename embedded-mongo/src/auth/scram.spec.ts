import { challenge, keysOf, keysOfNobody, type ScramKeys } from './scram.js'

/** The example of RFC 7677, section 3. */
const salt = Buffer.from('W22ZaJ0SNY7soEsUEjb6gQ==', 'base64')
const keys = keysOf('pencil', salt, 4096)
const SERVER_NONCE = '%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0'
const NONCE = `rOprNGfwEbeRWgbNEkqO${SERVER_NONCE}`
const FIRST = 'n,,n=user,r=rOprNGfwEbeRWgbNEkqO'
const PROOF = 'dHzbZapWIk4jUhN+Ute9ytag9zjfMHgsqmmiz7AndVQ='
const FINAL = `c=biws,r=${NONCE},p=${PROOF}`
const begin = (first = FIRST, known: ScramKeys = keys) => challenge(first, () => known, SERVER_NONCE)

describe('SCRAM-SHA-256', () => {
  it('gives the messages of the example in RFC 7677 byte for byte', () => {
    const begun = begin()
    expect(begun.user).toBe('user')
    expect(begun.message).toBe(`r=${NONCE},s=W22ZaJ0SNY7soEsUEjb6gQ==,i=4096`)
    expect(begun.answer(FINAL)).toBe('v=6rriTRBi23WpRR/wtup+mMhUZUn/dB5nLTJRsjl95G4=')
  })

  it.each([
    ['another password', keysOf('pencils', salt, 4096), FINAL],
    ['a user that does not exist', keysOfNobody('user', Buffer.from('secret'), 4096), FINAL],
    ['another proof', keys, FINAL.replace('dHzb', 'dHzc')],
    ['a nonce of another log-in', keys, FINAL.replace('k0,p', 'k1,p')],
    ['another header than at first', keys, FINAL.replace('biws', 'eSws')],
  ])('refuses a log-in with %s', (_title, known, final) => {
    expect(() => begin(FIRST, known).answer(final)).toThrow(expect.objectContaining({ code: 18 }))
  })

  it.each(['', FINAL.slice(0, -4), FINAL.replace(',p=', ',x=1,p='), `${FINAL},p=${PROOF}`, 'p=a,r=b,c=c'])(
    'refuses a malformed final message: %j',
    (final) => {
      expect(() => begin().answer(final)).toThrow(expect.objectContaining({ code: 17 }))
    },
  )

  it.each([
    '',
    'n,,n=user',
    'n,,r=abc,n=user',
    'n,,n=,r=abc',
    'n,,n=user,r=',
    'n,,n=a=b,r=abc',
    'p=tls-unique,,n=user,r=abc',
    'n,a=other,n=user,r=abc',
    'n,,m=more,n=user,r=abc',
    'n,,n=user,r=abc,x=1',
  ])('refuses a malformed first message: %j', (first) => {
    expect(() => begin(first)).toThrow(expect.objectContaining({ code: 17 }))
  })

  it('reads names that hold commas and equals signs', () => {
    expect(begin('y,,n=a=2Cb=3Dc,r=abc').user).toBe('a,b=c')
  })

  it('makes 15,000 iterations, with a new salt for each account', () => {
    const [one, two] = [keysOf('x'), keysOf('x')]
    expect(one.iterations).toBe(15_000)
    expect(one.salt.equals(two.salt)).toBe(false)
  })

  it('gives each unknown user the same salt every time, and other users other salts', () => {
    const secret = Buffer.from('secret')
    expect(keysOfNobody('a', secret)).toEqual(keysOfNobody('a', secret))
    expect(keysOfNobody('a', secret).salt).toHaveLength(keysOf('x').salt.length)
    expect(keysOfNobody('b', secret).salt).not.toEqual(keysOfNobody('a', secret).salt)
  })
})
