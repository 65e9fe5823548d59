import { type Cell, day, flag, matching, money, oneOf, quantity, type Read, text, whole } from './cells.js'

const valueOf = (read: Read<unknown>) => ('value' in read ? read.value : 'fault')

it.each([
  ['849', 84_900],
  ['1,24,950.50', 12_495_050],
  ['124,950', 12_495_000],
  ['₹ 1,249.5', 124_950],
  ['₹1,249.50', 124_950],
  ['Rs. 120', 12_000],
  ['INR 120/-', 12_000],
  ['1 249', 124_900],
  ['12.500', 1250],
  ['0', 0],
])('reads %j as an amount', (cell, paise) => expect(valueOf(money(1_000_000).read(cell))).toBe(paise))

it.each(['12,5', '1,2', '12.345', '-5', 'free', '1e5', '1,000,001', '₹', '12.5.1', '1,24,95'])(
  'finds no amount in %j',
  (cell) => expect(valueOf(money(1_000_000).read(cell))).toBe('fault'),
)

it.each([
  ['25.5', 25_500],
  ['1,200', 1_200_000],
  ['0.005', 5],
  ['12.5000', 12_500],
])('reads %j as a quantity', (cell, milli) => expect(valueOf(quantity(1_000_000).read(cell))).toBe(milli))

it.each(['0.0005', '12,5', '1000001', 'two'])('finds no quantity in %j', (cell) =>
  expect(valueOf(quantity(1_000_000).read(cell))).toBe('fault'),
)

it.each([
  ['2026-11-21', '2026-11-21'],
  ['21/11/2026', '2026-11-21'],
  ['1/2/2026', '2026-02-01'],
  ['21-11-2026', '2026-11-21'],
  ['21.11.2026', '2026-11-21'],
])('reads %j as a day, with the day before the month', (cell, iso) =>
  expect(valueOf(day.read(cell))).toBe(iso),
)

it.each(['31/02/2026', '11/21/2026', '21/11/26', '21 Nov 2026', '45982'])('finds no day in %j', (cell) =>
  expect(valueOf(day.read(cell))).toBe('fault'),
)

it('reads whole numbers, yes and no, and choices in any letter case', () => {
  expect(valueOf(whole(1, 5000).read('1,420'))).toBe(1420)
  expect(valueOf(whole(1, 5000).read('12.5'))).toBe('fault')
  expect(valueOf(whole(1, 5000).read('0'))).toBe('fault')
  expect(['Yes', 'TRUE', '1', 'no', 'False', '0', 'maybe'].map((cell) => valueOf(flag.read(cell)))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    'fault',
  ])
  expect(valueOf(oneOf(['KG', 'LTR']).read('kg'))).toBe('KG')
  expect(oneOf(['KG', 'LTR']).read('sack')).toEqual({ fault: '"sack" is none of KG, LTR.' })
})

it('refuses a text that is too long or has the wrong form, and says why', () => {
  expect(text(3).read('salty')).toEqual({ fault: 'At most 3 characters; this has 5.' })
  expect(matching(/^\d+$/, 'Digits, please.').read('x')).toEqual({ fault: 'Digits, please.' })
})

it('shows the value of a cell as it will be stored', () => {
  const shown = <T>(cell: Cell<T>, written: string) => {
    const read = cell.read(written)
    return 'value' in read ? cell.show?.(read.value) : undefined
  }
  expect(shown(money(1_000_000), 'Rs 124950.5')).toBe('₹1,24,950.50')
  expect(shown(quantity(1000), '2.500')).toBe('2.5')
  expect(shown(flag, 'Y')).toBe('yes')
})

it.each([money(100), quantity(100), day, oneOf(['KG'])])(
  'refuses a cell far too long for a number, day or word at once, in a short sentence',
  (cell) => {
    const begun = performance.now()
    const read = cell.read(`1${' '.repeat(99_000)}1`)
    expect(performance.now() - begun).toBeLessThan(100)
    expect('fault' in read && read.fault.length).toBeLessThan(150)
  },
)
