import { PinHasher } from './pin-hasher.service.js'

describe('hashing PINs', () => {
  const hasher = new PinHasher()

  it('is slow and salted, and accepts the right PIN', async () => {
    const [one, other] = await Promise.all([hasher.hash('246810'), hasher.hash('246810')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
    expect(await hasher.matches(one, '246810')).toBe(true)
    expect(await hasher.matches(one, '246811')).toBe(false)
  })

  it('refuses a flood instead of queueing without limit', async () => {
    const stored = await hasher.hash('246810')
    const flood = await Promise.allSettled(
      Array.from({ length: 100 }, () => hasher.matches(stored, '000000')),
    )
    const refused = flood.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(100 - 2 - 64)
    expect(refused[0]).toMatchObject({ reason: { code: 'BUSY' } })
    expect(await hasher.matches(stored, '246810')).toBe(true)
  })
})
