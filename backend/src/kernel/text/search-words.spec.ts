import { askedWords, searchWords } from './search-words.js'

/** Compares as the lists do: each search word must be the beginning of one of the document's words. */
const finds = (asked: string, words: readonly string[]) =>
  askedWords(asked).every((one) => words.some((word) => word.startsWith(one)))

const order = searchWords(
  ['Lakshmi  Anne-Marie Rào', 'Hyderabad', '500001', 'P-7KQ4-M2XD', 'FG-261121-004', 'INV/26-27/00042'],
  ['9876543210'],
)

it.each([
  'lakshmi',
  'RAO lak',
  'rào',
  'marie',
  'Anne-Marie',
  'hyder, rao',
  '500001',
  'P-7KQ4-M2XD',
  'p7kq4m2xd',
  '7kq4-m2',
  'm2xd',
  'FG-261121',
  'fg261121004',
  '261121-004',
  'inv/26-27/00042',
  '9876543210',
  '+91 98765 43210',
  '+919876543210',
  '3210',
])('finds an order by "%s"', (asked) => expect(finds(asked, order)).toBe(true))

it.each(['akshmi', 'rao sita', '210', '9876543211', 'bengaluru lakshmi'])(
  'does not find the order by "%s"',
  (asked) => expect(finds(asked, order)).toBe(false),
)

it('keeps the vowel signs of other scripts', () => {
  expect(finds('లక్ష్మి', searchWords(['లక్ష్మి రావు']))).toBe(true)
  expect(searchWords(['లక్ష్మి'])).toEqual(['లక్ష్మి'])
})

it('stores no word twice, and no word that begins another', () => {
  expect(searchWords(['Rao rao RAO', 'Raonagar'])).toEqual(['raonagar'])
  expect(searchWords(['500001'], ['500001', '500001'])).toEqual(['00001', '0001', '500001'])
})

it('limits the words that are stored and searched for', () => {
  const many = Array.from({ length: 500 }, (_, at) => `word${at}x${'y'.repeat(100)}`)
  const words = searchWords(many)
  expect(words).toHaveLength(80)
  expect(Math.max(...words.map(({ length }) => length))).toBe(32)
  expect(askedWords(many.join(' '))).toHaveLength(8)
})

it('has no words for texts without letters or digits', () => {
  expect(searchWords(['', ' - ', '…'], ['', '12'])).toEqual([])
  expect(askedWords(' ?!')).toEqual([])
})
