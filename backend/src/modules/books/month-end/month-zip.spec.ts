import { strFromU8, unzipSync } from 'fflate'
import { zipOf } from './month-zip.js'

type ZippedFile = Parameters<typeof zipOf>[0][number]

const AT = new Date('2026-11-30T10:00:00Z')
const file = (name: string, ...portions: string[]): ZippedFile => ({
  name,
  text: async function* () {
    await Promise.resolve()
    yield* portions
  },
})

async function unzipped(files: readonly ZippedFile[]) {
  const chunks: Uint8Array[] = []
  for await (const chunk of zipOf(files, AT)) chunks.push(chunk)
  const read = Object.entries(unzipSync(Buffer.concat(chunks)))
  return Object.fromEntries(read.map(([name, bytes]) => [name, strFromU8(bytes)]))
}

it('a zip has every file whole, also empty ones, long ones and those of other scripts', async () => {
  const line = `${'మామిడి ఆవకాయ,'.repeat(50)}\r\n`
  const portions = Array.from({ length: 200 }, () => line)
  const read = await unzipped([
    file('README.txt', 'What each is'),
    file('empty.csv'),
    file('long.csv', ...portions),
  ])
  expect(Object.keys(read)).toEqual(['README.txt', 'empty.csv', 'long.csv'])
  expect(read['empty.csv']).toBe('')
  expect(read['long.csv'] === line.repeat(200)).toBe(true)
})

it('a file that cannot be read breaks the zip off, so that nobody takes a part for the whole', async () => {
  const broken: ZippedFile = {
    name: 'broken.csv',
    text: async function* () {
      yield 'first line'
      await Promise.reject(new Error('the database went away'))
    },
  }
  await expect(unzipped([file('a.csv', 'a'), broken, file('b.csv', 'b')])).rejects.toThrow('went away')
})
