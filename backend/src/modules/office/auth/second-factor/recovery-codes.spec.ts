import { newRecoveryCodes, plainRecoveryCode } from './recovery-codes.js'

describe('recovery codes', () => {
  it('are ten, of sixteen letters that are not mistaken for each other', () => {
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/)
  })

  it('are read as they are typed', () => {
    expect(plainRecoveryCode(' abcd-efgh jkLM npqr ')).toBe('ABCDEFGHJKLMNPQR')
  })
})
