import { csvOf } from './csv.js'

it('a CSV file begins with the byte order mark and the column names, and ends each line', () => {
  expect(csvOf(['Batch', 'Jars'], [['FG-261121-004', 12]])).toBe('\uFEFFBatch,Jars\r\nFG-261121-004,12\r\n')
})

it.each([
  ['a comma', 'Rao, Lakshmi', '"Rao, Lakshmi"'],
  ['a quotation mark', 'the "big" jar', '"the ""big"" jar"'],
  ['a line break', 'one\ntwo', '"one\ntwo"'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula behind a tab', '\t=1', "'\t=1"],
  ['what looks like one', '@sum', "'@sum"],
  ['a formula with a comma', '+A1,B1', `"'+A1,B1"`],
  ['nothing', null, ''],
  ['a negative number', -2.5, '-2.5'],
] as const)('writes %s so that reading the file gives the same value', (_, value, written) => {
  expect(csvOf(['Value'], [[value]])).toBe(`\uFEFFValue\r\n${written}\r\n`)
})
