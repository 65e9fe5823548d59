import { readCsv } from './csv-file.js'

const linesOf = (text: string) => readCsv(Buffer.from(text)).lines.map(({ line, cells }) => [line, ...cells])

it.each([
  ['commas', 'a,b\n1,2\n'],
  ['semicolons', 'a;b\n1;2'],
  ['tabs', 'a\tb\n1\t2'],
  ['CRLF and the mark of Excel', '\uFEFFa,b\r\n1,2\r\n'],
  ['the old line ends of a Mac', 'a,b\r1,2\r'],
])('reads %s', (_, text) =>
  expect(linesOf(text)).toEqual([
    [1, 'a', 'b'],
    [2, '1', '2'],
  ]),
)

it('obeys the separator that Excel writes down, and counts its line', () =>
  expect(linesOf('sep=;\r\na;"1,5"\r\n')).toEqual([[2, 'a', '1,5']]))

it('counts lines as an editor does, over line breaks in quotes', () =>
  expect(linesOf('a,b\r\n"x\r\ny ""z""",2\r\n3,4')).toEqual([
    [1, 'a', 'b'],
    [2, 'x\ny "z"', '2'],
    [4, '3', '4'],
  ]))

it('bears a quotation mark within a cell', () =>
  expect(linesOf('a,b\n5" jar,2')[1]).toEqual([2, '5" jar', '2']))

it('says from where on it cannot be read', () => {
  const { lines, fault } = readCsv(Buffer.from('a,b\n1,2\n"3,4\n5,6\n'))
  expect(lines).toHaveLength(2)
  expect(fault).toMatchObject({ line: 3, message: expect.stringContaining('not closed') as string })
})

it('knows a content again, however it was saved', () => {
  const hashes = ['a,b\n1,"2"\n', '\uFEFFa;b\r\n1;2\r\n'].map((text) => readCsv(Buffer.from(text)).hash)
  expect(new Set(hashes).size).toBe(1)
  expect(readCsv(Buffer.from('a,b\n1,3')).hash).not.toBe(hashes[0])
})

it('reads what other programs write: UTF-16 with its mark, the code page of Windows', () => {
  expect(readCsv(Buffer.from('\uFEFFa,₹\n', 'utf16le')).lines[0]?.cells).toEqual(['a', '₹'])
  expect(readCsv(Buffer.from('a,Jos\xe9\n', 'latin1')).lines[0]?.cells).toEqual(['a', 'José'])
})

it('refuses what is no text', () => {
  for (const bytes of [Buffer.from('PK\x03\x04\0\0'), Buffer.from([0, 1, 2])])
    expect(() => readCsv(bytes)).toThrow('This is not a CSV file.')
})
