import { CONSENT_VERSIONS, normalEmail } from './consent.js'

it('takes two ways of typing an address for one', () => {
  expect(normalEmail('  Asha.Rani@Example.IN ')).toBe('asha.rani@example.in')
})

it('knows a consent by its version', () => {
  expect(CONSENT_VERSIONS).toContain('emails-1')
})
