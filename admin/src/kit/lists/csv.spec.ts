import { type Column } from './column.js'
import { toCsv } from './csv.js'

interface Row {
  text: string | null
  amount: number
}
const columns: Column<Row>[] = [
  { source: 'text', value: (row) => row.text },
  { source: 'amount', value: (row) => row.amount },
]
const lineOf = (text: string | null, amount = 1) =>
  toCsv([{ text, amount }], columns, ['Text', 'Amount']).split('\r\n')[1]

it('begins with the names and ends each line', () => {
  expect(toCsv([{ text: 'a', amount: 2.5 }], columns, ['Text', 'Amount'])).toBe(
    '\uFEFFText,Amount\r\na,2.5\r\n',
  )
})

it('quotes commas, quotes and line breaks', () => {
  expect(lineOf('hot, "very"')).toBe('"hot, ""very""",1')
  expect(toCsv([{ text: 'a\nb', amount: 1 }], columns, ['T', 'A'])).toContain('"a\nb",1')
})

it('leaves a missing value empty', () => {
  expect(lineOf(null)).toBe(',1')
})

it.each(['=1+1', '+91', '-2', '@cmd'])('does not let a spreadsheet run %s that a customer wrote', (text) => {
  expect(lineOf(text)).toBe(`'${text},1`)
})

it('keeps negative numbers numbers', () => {
  expect(lineOf('a', -3)).toBe('a,-3')
})
