import { jars, milli } from '../../../../../kernel/amounts/quantity.js'
import { unreachableStates } from '../../../../../kernel/states/transitions.js'
import { countedInstant, lineFault, replaces } from './count-line.js'
import { COUNT } from './count-machine.js'

const at = (time: string) => new Date(`2026-11-21T${time}Z`)
const notBefore = at('09:00:00')

it('a count reaches every status', () => expect(unreachableStates(COUNT)).toEqual([]))

describe('the time at which a batch was counted', () => {
  it.each([
    ['is believed to a phone whose clock is right', '10:00:00', '10:00:40', '10:00:41', '10:00:00'],
    ['is put right for a phone that is an hour late', '09:30:00', '09:40:00', '10:40:00', '10:30:00'],
    ['is put right for a phone that is an hour early', '11:30:00', '11:40:00', '10:40:00', '10:30:00'],
    ['is never in the future', '10:00:30', '10:00:30', '10:00:00', '10:00:00'],
    ['is never before the count began', '08:00:00', '10:00:00', '10:00:00', '09:00:00'],
  ])('%s', (_, countedAt, sentAt, now, expected) =>
    expect(countedInstant({ countedAt: at(countedAt), sentAt: at(sentAt), now: at(now), notBefore })).toEqual(
      at(expected),
    ),
  )
})

describe('a line of a count', () => {
  const batch = { batchNumber: 'FG-261121-004', outlet: 'o1', product: 'p1', materialType: 'FG' as const }
  const all = { outlet: null, product: null }

  it('is accepted for any batch in a count of everything, and can be withdrawn', () => {
    expect(lineFault(batch, all, jars(3))).toBeNull()
    expect(lineFault(batch, all, null)).toBeNull()
  })

  it.each([
    ['of no batch', undefined, all, jars(1), /no batch of this number/],
    ['of another outlet', batch, { ...all, outlet: 'o2' }, jars(1), /another outlet/],
    ['of another product', batch, { ...all, product: 'p2' }, jars(1), /another product/],
    ['of half a jar', batch, all, milli(500), /whole jars/],
  ])('%s is refused with a sentence', (_, of, scope, counted, sentence) =>
    expect(lineFault(of, scope, counted)).toMatch(sentence),
  )

  it('replaces an older line and itself', () => {
    const stored = { clientLineId: 'a', countedAt: at('10:00:00') }
    expect(replaces({ clientLineId: 'b', countedAt: at('10:01:00') }, stored)).toBe(true)
    expect(replaces({ clientLineId: 'b', countedAt: at('09:59:00') }, stored)).toBe(false)
    expect(replaces({ clientLineId: 'a', countedAt: at('10:01:00') }, stored)).toBe(false)
    expect(replaces({ clientLineId: 'a', countedAt: at('10:00:00') }, undefined)).toBe(true)
  })
})
