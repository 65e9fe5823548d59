import { pinPlace } from './pin-directory.js'
import { tariff, zoneBetween } from './tariff.js'

const HYDERABAD = '500074'
const total = (destination: string, grams: number, express = false): number =>
  tariff({ origin: HYDERABAD, destination, grams, express })?.total ?? Number.NaN

describe('the sandbox tariff', () => {
  it.each([
    ['500081', 'A'],
    ['520001', 'B'],
    ['400001', 'C'],
    ['226001', 'D'],
    ['781001', 'E'],
    ['744101', 'F'],
  ])('puts %s in zone %s', (pin, zone) => expect(zoneBetween(HYDERABAD, pin)).toBe(zone))

  it('rises with distance and with weight', () => {
    const byZone = ['500081', '520001', '400001', '226001', '781001', '744101'].map((pin) => total(pin, 1000))
    expect(byZone).toEqual([...byZone].sort((a, b) => a - b))
    expect(new Set(byZone).size).toBe(6)
    expect(total('560001', 1500)).toBeGreaterThan(total('560001', 1000))
  })
  it('makes each further jar cheaper than the first', () =>
    expect(total('560001', 2000) / 4).toBeLessThan(total('560001', 500)))
  it('is the same within a half kilogram and dearer past it', () => {
    expect(total('560001', 501)).toBe(total('560001', 1000))
    expect(total('560001', 1001)).toBeGreaterThan(total('560001', 1000))
  })
  it('charges express more than surface', () =>
    expect(total('560001', 500, true)).toBeGreaterThan(total('560001', 500)))
  it('splits the tax within a state and not across states; parts and gross make the total', () => {
    for (const destination of ['500081', '560001']) {
      const line = tariff({ origin: HYDERABAD, destination, grams: 700, express: false })
      if (!line) throw new Error('no tariff')
      expect(line.gross + line.tax.CGST + line.tax.SGST + line.tax.IGST).toBeCloseTo(line.total, 2)
      expect(line.tax.IGST > 0).toBe(destination === '560001')
    }
  })
})

describe('the sandbox PIN directory', () => {
  it('goes to no army post, no unused prefix and no PIN ending in 000', () =>
    expect(['900056', '650001', '500000', '012345', '99'].map(pinPlace)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]))
  it('takes no prepaid parcel to Lakshadweep and has an embargo on Leh', () => {
    expect(pinPlace('682555')?.prepaid).toBe(false)
    expect(pinPlace('194101')?.embargo).toBe(true)
  })
})
