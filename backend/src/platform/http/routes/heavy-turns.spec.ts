import { type Clock } from '../../clock.js'
import { HeavyTurns } from './heavy-turns.service.js'

const CUSTOMER = { userId: 'a', role: 'user' } as const
const PACKER = { userId: 'p', role: 'ops' } as const

describe('the papers of one account', () => {
  let at: number
  let turns: HeavyTurns
  beforeEach(() => {
    at = Date.parse('2026-11-23T10:00:00Z')
    turns = new HeavyTurns({ now: () => new Date(at) } as Clock)
  })

  /** Papers that are drawn until `finish` is called, which returns how many were drawn at once. */
  function work() {
    const ends: (() => void)[] = []
    let running = 0
    let most = 0
    const draw = async (): Promise<void> => {
      most = Math.max(most, ++running)
      await new Promise<void>((end) => ends.push(end))
      running -= 1
    }
    const finish = async (papers: readonly Promise<void>[]): Promise<number> => {
      for (let drawn = 0; drawn < papers.length; drawn++) {
        while (ends.length === 0) await new Promise(setImmediate)
        ends.shift()?.()
      }
      await Promise.all(papers)
      return most
    }
    return { draw, finish }
  }

  it.each([
    ['a customer', CUSTOMER, 10],
    ['a member of staff', PACKER, 100],
  ] as const)('are drawn one at a time, in order, up to a full line: %s', async (_, who, inLine) => {
    const { draw, finish } = work()
    const papers = Array.from({ length: inLine }, () => turns.paper(who, draw))
    await expect(turns.paper(who, draw)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'You have asked for too many documents at once. Please try again in 5 seconds.',
    })
    await expect(turns.paper({ ...who, userId: 'b' }, async () => 'drawn')).resolves.toBe('drawn')
    expect(await finish(papers)).toBe(1)
    await expect(turns.paper(who, async () => 'drawn')).resolves.toBe('drawn')
  })

  it('are drawn after an earlier one has failed', async () => {
    const failing = turns.paper(CUSTOMER, () => Promise.reject(new Error('no ink')))
    const next = turns.paper(CUSTOMER, async () => 'drawn')
    await expect(failing).rejects.toThrow('no ink')
    await expect(next).resolves.toBe('drawn')
  })

  it.each([
    [CUSTOMER, 60],
    [PACKER, 2000],
  ])('are limited for each hour: %j %i', async (who, most) => {
    const draw = async () => 'drawn'
    for (let count = 0; count < most; count++) await turns.paper(who, draw)
    await expect(turns.paper(who, draw)).rejects.toMatchObject({
      message: 'You have opened too many documents. Please try again in 60 minutes.',
    })
    at += 3_600_000
    await expect(turns.paper(who, draw)).resolves.toBe('drawn')
  })
})

describe('the heavy work of one account', () => {
  const turns = new HeavyTurns({ now: () => new Date() } as Clock)
  const done = async () => 'done'
  const settled = () => new Promise(setImmediate)

  it('waits until the answer before it is out, four at most, in one line with its papers', async () => {
    let answered = (): void => undefined
    const out = new Promise<void>((resolve) => (answered = resolve))
    await expect(turns.work(PACKER, done, () => out)).resolves.toBe('done')
    const ended: string[] = []
    const waiting = ['paper', 'work', 'work', 'work'] as const
    const all = waiting.map((kind) => turns[kind](PACKER, async () => void ended.push(kind)))
    await settled()
    expect(ended).toEqual([])
    await expect(turns.work(PACKER, done)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'The shop is still busy with what you asked for before. Please try again in 5 seconds.',
    })
    await expect(turns.work(CUSTOMER, done)).resolves.toBe('done')
    answered()
    await Promise.all(all)
    expect(ended).toEqual(waiting)
  })

  it('goes on when an answer broke off', async () => {
    await turns.work(PACKER, done, () => Promise.reject(new Error('Premature close')))
    await expect(turns.work(PACKER, done)).resolves.toBe('done')
  })
})
