import { MOST_VALUES, refusalOfMany } from './many-values.js'

const many = Array.from({ length: MOST_VALUES + 1 }, (_, n) => n)
const refusal = `The request has more than ${MOST_VALUES} values.`

it.each<[string, 'json' | 'form', string]>([
  ['a list', 'json', JSON.stringify(many)],
  ['an object', 'json', JSON.stringify(Object.fromEntries(many.map((n) => [`k${n}`, 1])))],
  ['nested lists', 'json', '['.repeat(MOST_VALUES + 1)],
  ['a list behind a text with quotes', 'json', JSON.stringify(['a "quoted" \\', many])],
  ['a form', 'form', many.map((n) => `k${n}=`).join('&')],
])('%s of too many values is refused', (_, kind, text) =>
  expect(refusalOfMany(Buffer.from(text), kind)?.message).toBe(refusal),
)

it.each<['json' | 'form', string]>([
  ['json', JSON.stringify(many.slice(2))],
  ['json', JSON.stringify({ text: '{[,"\\'.repeat(MOST_VALUES) })],
  ['json', ''],
  ['form', 'text=a,b,c'],
])('other bodies pass (%s)', (kind, text) => expect(refusalOfMany(Buffer.from(text), kind)).toBeNull())
