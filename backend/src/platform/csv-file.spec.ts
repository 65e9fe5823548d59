import { readCsv } from './csv-file.js'

const read = (text: string | Buffer, most = 100) => readCsv(Buffer.from(text), most)
const linesOf = async (text: string) => (await read(text)).lines.map(({ line, cells }) => [line, ...cells])

it.each([
  ['commas', 'a,b\n1,2\n'],
  ['semicolons', 'a;b\n1;2'],
  ['tabs', 'a\tb\n1\t2'],
  ['CRLF and the mark of Excel', '\uFEFFa,b\r\n1,2\r\n'],
  ['the old line ends of a Mac', 'a,b\r1,2\r'],
])('reads %s', async (_, text) =>
  expect(await linesOf(text)).toEqual([
    [1, 'a', 'b'],
    [2, '1', '2'],
  ]),
)

it('uses the separator that Excel names in the first line, and counts that line', async () =>
  expect(await linesOf('sep=;\r\na;"1,5"\r\n')).toEqual([[2, 'a', '1,5']]))

it('counts lines as an editor does, over line breaks in quotes', async () =>
  expect(await linesOf('a,b\r\n"x\r\ny ""z""",2\r\n3,4')).toEqual([
    [1, 'a', 'b'],
    [2, 'x\ny "z"', '2'],
    [4, '3', '4'],
  ]))

it('accepts a quotation mark within a cell', async () =>
  expect((await linesOf('a,b\n5" jar,2'))[1]).toEqual([2, '5" jar', '2']))

it('reports from which line on a file cannot be read', async () => {
  const { lines, fault } = await read('a,b\n1,2\n"3,4\n5,6\n')
  expect(lines).toHaveLength(2)
  expect(fault).toMatchObject({ line: 3, message: expect.stringContaining('not closed') as string })
})

it('gives the same hash for the same content, whatever its encoding and line ends', async () => {
  const files = await Promise.all(['a,b\n1,"2"\n', '\uFEFFa;b\r\n\r\n1;2\r\n'].map((text) => read(text)))
  const hashes = files.map(({ hash }) => hash)
  expect(new Set(hashes).size).toBe(1)
  expect((await read('a,b\n1,3')).hash).not.toBe(hashes[0])
})

it('reads UTF-16 with its mark and the Windows code page, which other programs write', async () => {
  expect((await read(Buffer.from('\uFEFFa,₹\n', 'utf16le'))).lines[0]?.cells).toEqual(['a', '₹'])
  expect((await read(Buffer.from('a,Jos\xe9\n', 'latin1'))).lines[0]?.cells).toEqual(['a', 'José'])
})

it('refuses a file that is not text', async () => {
  for (const bytes of [Buffer.from('PK\x03\x04\0\0'), Buffer.from([0, 1, 2])])
    await expect(read(bytes)).rejects.toThrow('This is not a CSV file.')
})

it('skips empty lines, and the remaining lines keep their numbers', async () =>
  expect(await linesOf('\n\r\n,,\na,b\n \n1,2\n\n')).toEqual([
    [4, 'a', 'b'],
    [6, '1', '2'],
  ]))

it('stops reading after the requested number of lines, and reports that there are more', async () => {
  const { lines, hasMore } = await read('a\n1\n\n2\n3\n', 3)
  expect([lines.length, hasMore]).toEqual([3, true])
  expect((await read('a\n1\n\n2\n\n', 3)).hasMore).toBe(false)
})

it.each([
  [
    'a line of more characters than any table has',
    `a\n${'x'.repeat(100_001)}`,
    'more than 100000 characters',
  ],
  ['a line of more cells than any table has', `a\n${','.repeat(500)}`, 'more than 500 cells'],
])('cannot read a file beyond %s', async (_, text, why) => {
  const { lines, fault } = await read(text)
  expect(lines).toHaveLength(1)
  expect(fault).toMatchObject({ line: 2, message: expect.stringContaining(why) as string })
})
