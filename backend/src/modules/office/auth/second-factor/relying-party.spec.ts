import { relyingParty } from './relying-party.js'

const at = (publicUrl: string | null) => relyingParty({ publicUrl, port: 3000 })

describe('the address for which passkeys are made', () => {
  it('is the configured address', () => {
    expect(at('https://jaadi.example/')).toEqual({ id: 'jaadi.example', origins: ['https://jaadi.example'] })
    expect(at('https://jaadi.example:8443')?.origins).toEqual(['https://jaadi.example:8443'])
  })

  it('is localhost on this machine', () => {
    expect(at(null)).toMatchObject({
      id: 'localhost',
      origins: expect.arrayContaining(['http://localhost:3000']),
    })
    expect(at('http://localhost:3600')).toEqual({ id: 'localhost', origins: ['http://localhost:3600'] })
  })

  it.each(['http://192.168.1.5:3000', 'https://192.168.1.5', 'https://[::1]:3000', 'http://jaadi.example'])(
    'is missing at %s, where browsers make none',
    (publicUrl) => {
      expect(at(publicUrl)).toBeNull()
    },
  )
})
