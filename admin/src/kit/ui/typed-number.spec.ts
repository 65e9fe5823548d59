import { type Measure, numberIn, numberWritten } from './typed-number.js'

it.each<[string, Measure, number]>([
  ['1500', 'KG', 1500],
  ['1,500', 'KG', 1500],
  ['1,500.25', 'RUPEES', 1500.25],
  ['1,00,000', 'RUPEES', 100_000],
  ['12,34,567.5', 'RUPEES', 1_234_567.5],
  ['100,000', 'RUPEES', 100_000],
  ['1,000,000', 'KG', 1_000_000],
  [' 2.5 ', 'KG', 2.5],
  ['.5', 'KG', 0.5],
  ['5.', 'KG', 5],
  ['-3', 'KG', -3],
  ['2.5 kg', 'KG', 2.5],
  ['750 g', 'KG', 0.75],
  ['750gm', 'KG', 0.75],
  ['1.1 kg', 'G', 1100],
  ['5 G', 'G', 5],
  ['1.5 ltr', 'LTR', 1.5],
  ['250 ml', 'LTR', 0.25],
  ['3 jars', 'PC', 3],
  ['1,500 pcs', 'PC', 1500],
  ['₹ 1,249.50', 'RUPEES', 1249.5],
  ['Rs. 40', 'RUPEES', 40],
  ['1,250/-', 'RUPEES', 1250],
  ['1250 rupees', 'RUPEES', 1250],
  ['2 kilos', 'G', 2000],
  ['1 gram', 'G', 1],
  ['1 litre', 'ML', 1000],
  ['12 %', 'NUMBER', 12],
  ['180 days', 'NUMBER', 180],
])('reads %p in a field of %s as %p', (typed, measure, number) =>
  expect(numberIn(typed, measure)).toBe(number),
)

it.each<[string, Measure]>([
  ['1,5', 'KG'],
  ['1,50', 'RUPEES'],
  ['12,34', 'KG'],
  ['1,2345', 'KG'],
  ['1,00,00', 'RUPEES'],
  ['0,5', 'KG'],
  [',500', 'KG'],
  ['1.500,25', 'RUPEES'],
  ['1.2.3', 'KG'],
  ['1 500', 'KG'],
  ['1e3', 'NUMBER'],
  ['0x10', 'NUMBER'],
  ['Infinity', 'NUMBER'],
  ['2.5', 'PC'],
  ['500 g', 'PC'],
  ['500 ml', 'KG'],
  ['2 kg', 'RUPEES'],
  ['₹2', 'KG'],
  ['many', 'NUMBER'],
  ['-', 'NUMBER'],
  ['constructor', 'KG'],
  ['1 constructor', 'KG'],
])('refuses %p in a field of %s instead of guessing', (typed, measure) =>
  expect(numberIn(typed, measure)).toBeNaN(),
)

it('reads an empty field as nothing, which is not 0', () => {
  expect(numberIn('')).toBeNull()
  expect(numberIn('  ')).toBeNull()
})

it('writes numbers in Indian groups, and reads again what it wrote', () => {
  expect(numberWritten(1_00_000.125)).toBe('1,00,000.125')
  expect(numberWritten(NaN)).toBe('')
  expect(numberWritten(null)).toBe('')
  for (const number of [0, 0.005, 999, 1000, 99_999, 1_234_567.25, -1500])
    expect(numberIn(numberWritten(number))).toBe(number)
})
