import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sessionSecret } from './session-secret.js'

describe('the session secret', () => {
  const unset = () => ({
    sessionSecret: null,
    isProduction: false,
    dataDir: mkdtempSync(join(tmpdir(), 'jaadi-secret-')),
  })

  it('is the configured one', () => {
    expect(sessionSecret({ ...unset(), sessionSecret: 'configured' })).toBe('configured')
  })

  it('is generated once and stored for its owner only', () => {
    const config = unset()
    const secret = sessionSecret(config)
    expect(secret.length).toBeGreaterThanOrEqual(64)
    expect(sessionSecret(config)).toBe(secret)
    expect(statSync(join(config.dataDir, 'secret')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(config.dataDir, 'secret'), 'utf8')).toBe(secret)
    expect(readdirSync(config.dataDir)).toEqual(['secret'])
  })

  it('is never generated in production', () => {
    expect(() => sessionSecret({ ...unset(), isProduction: true })).toThrow('SESSION_SECRET')
  })
})
