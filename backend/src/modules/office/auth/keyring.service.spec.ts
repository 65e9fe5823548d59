import { Keyring } from './keyring.service.js'

const keyringOf = (sessionSecret: string) =>
  new Keyring({ sessionSecret, isProduction: false, dataDir: '/nowhere' } as never)

describe('a value sealed by the keyring', () => {
  const keyring = keyringOf('a secret of thirty-two characters or more')

  it('can be read again for its owner, and looks different each time', () => {
    const sealed = keyring.seal('JBSWY3DPEHPK3PXP', 'me')
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
    expect(keyring.seal('JBSWY3DPEHPK3PXP', 'me')).not.toBe(sealed)
    expect(keyring.unseal(sealed, 'me')).toBe('JBSWY3DPEHPK3PXP')
  })

  it('cannot be read for others, under another secret, cut or changed', () => {
    const sealed = keyring.seal('JBSWY3DPEHPK3PXP', 'me')
    expect(keyring.unseal(sealed, 'you')).toBeNull()
    expect(keyringOf('another secret of thirty-two characters').unseal(sealed, 'me')).toBeNull()
    expect(keyring.unseal(sealed.slice(0, -2), 'me')).toBeNull()
    expect(keyring.unseal('', 'me')).toBeNull()
  })
})
