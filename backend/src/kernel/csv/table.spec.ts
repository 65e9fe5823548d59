import { money, text } from './cells.js'
import { type Column, readTable } from './table.js'

const COLUMNS: Column[] = [
  { name: 'name', ...text(10), required: true, examples: ['', ''] },
  { name: 'price', ...money(100), examples: ['', ''] },
]
/** Lines of a file, counted from 1. */
const read = async (...lines: string[][]) =>
  readTable(
    lines.map((cells, at) => ({ line: at + 1, cells })),
    COLUMNS,
  )

it('reads the values of each line and leaves out empty cells', async () => {
  const { rows, faults, count } = await read([' Name ', 'PRICE'], ['Salt', '₹12.50'], ['Oil', ' '])
  expect(faults).toEqual([])
  expect(count).toBe(2)
  expect(rows.map(({ line, values }) => [line, values])).toEqual([
    [2, { name: 'Salt', price: 1250 }],
    [3, { name: 'Oil' }],
  ])
})

it('shows the values as they will be stored', async () =>
  expect((await read(['name', 'price'], ['Salt', 'Rs 12.5'])).rows[0]?.texts).toEqual({
    name: 'Salt',
    price: '₹12.50',
  }))

it('reports each fault of each line with its column', async () =>
  expect((await read(['name', 'price'], ['', 'x'], ['Salt', '1'], ['Turmeric powder', ''])).faults).toEqual([
    { line: 2, column: 'name', message: 'name is required.' },
    {
      line: 2,
      column: 'price',
      message: '"x" is no amount in rupees: write 1250 or 1,250.50, from 0 to 100.',
    },
    { line: 4, column: 'name', message: 'At most 10 characters; this has 15.' },
  ]))

it('reports cells that have no heading', async () => {
  expect((await read(['name', ''], ['Salt', 'kg'])).faults[0]?.message).toBe('"kg" has no heading above it.')
  expect((await read(['name'], ['Salt', '1'])).faults[0]?.message).toBe(
    'The line has 2 cells, the heading 1.',
  )
})

it.each([
  [[['price']], 'name', 'This column is missing.'],
  [[['name', 'cost']], 'cost', 'There is no column of this name. There are name, price.'],
  [[['name', 'Name']], 'name', 'The file has this column twice.'],
  [[['name']], '', 'No line follows the heading.'],
  [[], '', 'The file is empty.'],
])('refuses the file %j as a whole', async (lines, column, message) =>
  expect(await read(...lines)).toEqual({ rows: [], faults: [{ line: 1, column, message }], count: 0 }),
)
