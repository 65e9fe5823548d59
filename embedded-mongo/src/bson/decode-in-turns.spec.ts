import { BSONSymbol, Decimal128, Double, Long, ObjectId, serialize, UUID } from 'bson'
import { complete } from '../pace/turn.js'
import { decodeBody } from './decode.js'
import { decodeBodyInTurns } from './decode-in-turns.js'
import { encodeDoc } from './encode.js'
import { type Doc, type Value } from './value.js'
import { ValueSet } from './value-set.js'

const MANY = 5_000

/** Values of every frequent type, some nested, all different. */
function valueOf(n: number): unknown {
  switch (n % 8) {
    case 0:
      return `text ${n}`
    case 1:
      return new Double(n + 0.5)
    case 2:
      return Long.fromNumber(n * 1e10)
    case 3:
      return Decimal128.fromString(`${n}.25`)
    case 4:
      return new Date(n)
    case 5:
      return [n, [`inner ${n}`, { n }]]
    case 6:
      return new UUID(`00000000-0000-4000-8000-${n.toString().padStart(12, '0')}`)
    default:
      return new ObjectId(n.toString(16).padStart(24, '0'))
  }
}

const LIST = Array.from({ length: MANY }, (_, n) => valueOf(n))
const bodyOf = (filter: object): Buffer =>
  Buffer.from(serialize({ find: 'rows', filter, $clusterTime: { n: 1 }, $db: 'd' }))

async function decoded(bytes: Buffer): Promise<Doc> {
  return complete(decodeBodyInTurns(bytes))
}

const listIn = (body: Doc): Value[] => ((body.get('filter') as Doc).get('at') as Doc).get('$in') as Value[]

describe('a large command', () => {
  it('is decoded in turns to the same document as at once', async () => {
    const bytes = bodyOf({ at: { $in: LIST }, $or: [{ deep: { list: LIST } }, { n: 1 }] })
    const body = await decoded(bytes)
    expect(body).toEqual(decodeBody(bytes))
    expect(body.get('$clusterTime')).toEqual(new Map())
    expect(encodeDoc(body.get('filter') as Doc)).toEqual(encodeDoc(decodeBody(bytes).get('filter') as Doc))
  })

  it('pauses meanwhile', () => {
    const pauses = [
      ...decodeBodyInTurns(bodyOf({ at: { $in: Array.from({ length: 32 }, () => LIST).flat() } })),
    ]
    expect(pauses.length).toBeGreaterThan(0)
  })

  it('has a set for a long $in list, equal to one made of the list', async () => {
    const regex = /x/
    const list = listIn(await decoded(bodyOf({ at: { $in: [...LIST, new BSONSymbol('a symbol'), regex] } })))
    const set = ValueSet.of(list)
    expect(ValueSet.of(list)).toBe(set)
    const made = ValueSet.of([...list])
    expect(made).not.toBe(set)
    const values = list.slice(0, -1)
    expect(values.filter((value) => !set.has(value) || !made.has(value))).toEqual([])
    const others = [null, undefined, 'text 1', 0.25, new Double(0.5), new ObjectId(), list.at(-1)] as Value[]
    expect(others.filter((value) => set.has(value) || made.has(value))).toEqual([])
    expect(set.has('a symbol')).toBe(true)
  })

  it.each([
    ['values alone', [], false, false],
    ['a pattern', [/x/], true, false],
    ['a document', [{ n: 1 }], false, true],
  ])(
    'comes with a set that knows whether its list has patterns or documents: %s',
    async (_what, more, patterns, documents) => {
      const values = LIST.filter((_, n) => n % 8 < 5).flatMap((value) => [value, value])
      const known = ValueSet.known(listIn(await decoded(bodyOf({ at: { $in: [...values, ...more] } }))))
      expect(known).toMatchObject({ hasPatterns: patterns, hasDocuments: documents })
    },
  )

  it.each([
    ['ends too early', (bytes: Buffer) => bytes.subarray(0, -20)],
    ['goes on after its end', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from([0])])],
    [
      'has a list whose length is wrong',
      (bytes: Buffer) => {
        const at = bytes.indexOf('$in') + 4
        bytes.writeInt32LE(bytes.readInt32LE(at) - 1, at)
        return bytes
      },
    ],
  ])('is refused with 22 when it %s', async (_what, damage) => {
    await expect(decoded(damage(bodyOf({ at: { $in: LIST } })))).rejects.toMatchObject({ code: 22 })
  })

  it('is refused for a repeated field', async () => {
    const bytes = bodyOf({ at: { $in: LIST }, bt: 1 })
    bytes[bytes.lastIndexOf('bt')] = 'a'.charCodeAt(0)
    await expect(decoded(bytes)).rejects.toMatchObject({ code: 238 })
  })
})
