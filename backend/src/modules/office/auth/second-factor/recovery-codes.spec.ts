import { newRecoveryCodes, plainRecoveryCode } from './recovery-codes.js'

describe('recovery codes', () => {
  it('are ten, of sixteen letters that cannot be confused', () => {
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/)
  })

  it('are accepted with or without dashes and in any case', () => {
    expect(plainRecoveryCode(' abcd-efgh jkLM npqr ')).toBe('ABCDEFGHJKLMNPQR')
  })
})
