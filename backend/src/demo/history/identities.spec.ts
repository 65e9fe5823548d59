import { historyIdentity } from './identities.js'

it('never repeats an id, a reference or a number', () => {
  const at = new Date('2026-11-21T00:00:00Z')
  const identities = Array.from({ length: 50_000 }, (_, index) => historyIdentity(index, at))
  for (const field of ['orderId', 'externalId', 'requestKey', 'serial'] as const)
    expect(new Set(identities.map((identity) => identity[field])).size).toBe(identities.length)
})
