import { randomBytes } from 'node:crypto'
import { notRandom } from './random-looking.js'

it('accepts secrets that a machine generated', () => {
  for (let round = 0; round < 500; round++)
    for (const form of ['hex', 'base64', 'base64url'] as const)
      expect(notRandom(randomBytes(32).toString(form))).toBeNull()
  for (let round = 0; round < 500; round++) expect(notRandom(randomBytes(16).toString('hex'))).toBeNull()
})

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
