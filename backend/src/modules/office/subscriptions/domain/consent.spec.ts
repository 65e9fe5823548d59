import { CONSENT_VERSIONS, normalEmail } from './consent.js'

it('two ways of typing an address are one address', () => {
  expect(normalEmail('  Asha.Rani@Example.IN ')).toBe('asha.rani@example.in')
})

it('a consent is found by its version', () => {
  expect(CONSENT_VERSIONS).toContain('emails-1')
})
