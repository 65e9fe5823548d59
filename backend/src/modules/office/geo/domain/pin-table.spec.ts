import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PinTable } from './pin-table.js'

const SMALL = [
  '# a comment',
  'Hyderabad|Telangana|500001-4 500074',
  'North Goa|Goa|403001 403101-3',
  'Goalpara|Assam|783101-33',
].join('\n')

describe('the PIN table', () => {
  const table = PinTable.parse(SMALL)

  it.each([
    ['500001', 'Hyderabad'],
    ['500004', 'Hyderabad'],
    ['500074', 'Hyderabad'],
    ['403102', 'North Goa'],
    ['783133', 'Goalpara'],
  ])('finds %s in %s', (pin, city) => {
    expect(table.find(pin)).toMatchObject({ pin, city })
  })

  it.each(['500005', '500000', '100000', '783134', '999999', '5000', '0500001', 'abcdef', '', '500001 '])(
    'knows nothing of "%s"',
    (pin) => {
      expect(table.find(pin)).toBeNull()
    },
  )

  it('lists PINs by their first digits, ascending, up to the limit', () => {
    expect(table.startingWith('500', 10).map(({ pin }) => pin)).toEqual([
      '500001',
      '500002',
      '500003',
      '500004',
      '500074',
    ])
    expect(table.startingWith('78312', 3).map(({ pin }) => pin)).toEqual(['783120', '783121', '783122'])
    expect(table.startingWith('403102', 5)).toEqual([{ pin: '403102', city: 'North Goa', state: 'Goa' }])
    expect(table.startingWith('50', 5)).toEqual([])
    expect(table.startingWith('999', 5)).toEqual([])
  })

  it('finds cities by the beginning of their name, then of a later word, whatever the case', () => {
    expect(table.named('goA', 5).map(({ city }) => city)).toEqual(['Goalpara', 'North Goa'])
    expect(table.named('Goa, ass', 5).map(({ city }) => city)).toEqual(['Goalpara'])
    expect(table.named('oalpara', 5)).toEqual([])
    expect(table.named(' ', 5)).toEqual([])
  })

  it('names the invalid line', () => {
    expect(() => PinTable.parse('Hyderabad|500001')).toThrow('Hyderabad|500001')
  })
})

describe('the committed directory', () => {
  const table = PinTable.parse(readFileSync(join(__dirname, '../data/pins.txt'), 'utf8'))

  it.each([
    ['500074', 'Hyderabad', 'Telangana'],
    ['560001', 'Bengaluru', 'Karnataka'],
    ['600119', 'Chennai', 'Tamil Nadu'],
    ['110001', 'Delhi', 'Delhi'],
    ['122001', 'Gurugram', 'Haryana'],
    ['194101', 'Leh', 'Ladakh'],
    ['190001', 'Srinagar', 'Jammu and Kashmir'],
    ['605001', 'Puducherry', 'Puducherry'],
    ['362520', 'Diu', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['744101', 'South Andaman', 'Andaman and Nicobar Islands'],
    ['492001', 'Raipur', 'Chhattisgarh'],
    ['751001', 'Khorda', 'Odisha'],
  ])('puts %s in %s, %s', (pin, city, state) => {
    expect(table.find(pin)).toEqual({ pin, city, state })
  })

  it('knows the 19,159 PINs of the post, from 110001 on', () => {
    let known = 0
    for (let pin = 110001; pin <= 859999; pin += 1) if (table.find(String(pin))) known += 1
    expect(known).toBe(19_159)
  })
})
