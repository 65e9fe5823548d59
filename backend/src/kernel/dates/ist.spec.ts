import {
  addIstDays,
  isIstDay,
  istDay,
  istDayCode,
  istDayEnd,
  istDayStart,
  istMonth,
  isWithinDays,
  momentInWords,
  toIstDay,
} from './ist.js'

const at = (iso: string): Date => new Date(iso)

describe('days in India', () => {
  it('begin at half past six in the evening, UTC', () => {
    expect(istDay(at('2026-11-20T18:29:59.999Z'))).toBe('2026-11-20')
    expect(istDay(at('2026-11-20T18:30:00.000Z'))).toBe('2026-11-21')
    expect(istDayStart(toIstDay('2026-11-21'))).toEqual(at('2026-11-20T18:30:00.000Z'))
    expect(istDayEnd(toIstDay('2026-11-21'))).toEqual(at('2026-11-21T18:30:00.000Z'))
  })

  it('add up over month and leap-year ends', () => {
    expect(addIstDays(toIstDay('2028-02-28'), 1)).toBe('2028-02-29')
    expect(addIstDays(toIstDay('2026-12-31'), 1)).toBe('2027-01-01')
    expect(addIstDays(toIstDay('2026-03-01'), -1)).toBe('2026-02-28')
  })

  it('belong to months of 28 to 31', () => {
    expect(istMonth(toIstDay('2026-02-11'))).toEqual({ first: '2026-02-01', last: '2026-02-28' })
    expect(istMonth(toIstDay('2028-02-29'))).toEqual({ first: '2028-02-01', last: '2028-02-29' })
    expect(istMonth(toIstDay('2026-12-31'))).toEqual({ first: '2026-12-01', last: '2026-12-31' })
  })

  it('are named as six digits in running numbers', () => {
    expect(istDayCode(at('2026-11-20T20:00:00Z'))).toBe('261121')
  })

  it.each([
    ['2026-11-21T13:00:00Z', '21 Nov 2026, 6:30 pm'],
    ['2026-11-20T18:30:00Z', '21 Nov 2026, 12 am'],
    ['2026-11-21T06:35:59Z', '21 Nov 2026, 12:05 pm'],
    ['2026-11-21T03:30:00Z', '21 Nov 2026, 9 am'],
  ])('%s is told as %s', (iso, words) => expect(momentInWords(at(iso))).toBe(words))

  it.each(['2026-02-30', '2026-2-3', '2026-13-01', 'today', ''])('%p is no day', (text) => {
    expect(isIstDay(text)).toBe(false)
    expect(() => toIstDay(text)).toThrow(RangeError)
  })

  it('counts a window in full days from the instant, its end excluded', () => {
    const ordered = at('2026-11-01T10:00:00Z')
    expect(isWithinDays(ordered, 15, at('2026-11-16T09:59:59.999Z'))).toBe(true)
    expect(isWithinDays(ordered, 15, at('2026-11-16T10:00:00.000Z'))).toBe(false)
  })
})
