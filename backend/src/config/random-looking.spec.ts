import { createHash } from 'node:crypto'
import { notRandom } from './random-looking.js'

/** The same 32 bytes for a number in each run of the tests, as evenly spread as those of a machine. */
const bytesFor = (round: number): Buffer => createHash('sha256').update(String(round)).digest()

it('accepts secrets that a machine generated', () => {
  for (let round = 0; round < 500; round++)
    for (const form of ['hex', 'base64', 'base64url'] as const)
      expect(notRandom(bytesFor(round).toString(form))).toBeNull()
  for (let round = 0; round < 500; round++)
    expect(notRandom(bytesFor(round).subarray(16).toString('hex'))).toBeNull()
})

it.each([
  ['three digits three times', 'a3f09c1d7be4b07b07b07c82f95d1e66'],
  ['one digit seven times', '5c17777777e0d4b39a8f26d1c0be94f3'],
  ['seven different digits', '0a1b2c30a12bc3a0b1c23a0cb12a3b0c'],
])('accepts what chance may bring: %s', (_, secret) => expect(notRandom(secret)).toBeNull())

it.each([
  ['short', /32 characters/],
  ['x'.repeat(40), /random/],
  ['abcabcabcabcabcabcabcabcabcabcabcabc', /random/],
  ['a secret of thirty-two characters for tests', /random/],
  ['MySecretKeyForTheShopOfPickles2026!', /random/],
  ['please-change-me-before-going-live-9', /random/],
  ['0123456789abcdef0123456789abcdef', /random/],
  ['correct horse battery staple twice over', /random/],
])('refuses the secret %s', (secret, why) => expect(notRandom(secret)).toMatch(why))
