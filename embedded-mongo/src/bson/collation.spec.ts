import { compileMatch } from '../match/match.js'
import { atOnce } from '../pace/turn.js'
import { compilePipeline } from '../stages/pipeline.js'
import { parseCollation } from './collation.js'
import { printDoc } from './print.js'
import { compileElementSort } from './sort.js'
import { type Collation, toDoc } from './value.js'

function collation(spec: Record<string, unknown>): Collation {
  const parsed = parseCollation(toDoc(spec))
  if (!parsed) throw new Error('the simple collation')
  return parsed
}

describe('a collation', () => {
  const folding = collation({ locale: 'en', strength: 2 })
  const ctx = { now: new Date(0), variables: new Map(), collation: folding }

  it('of strength 2 ignores case but not accents when it matches', () => {
    const test = (value: string): boolean =>
      compileMatch(toDoc({ a: 'mango' }), ctx).test(toDoc({ a: value }))
    expect([test('MANGO'), test('mangó')]).toEqual([true, false])
  })

  it('of strength 1 ignores accents too', () => {
    expect(collation({ locale: 'en', strength: 1 }).compare('mangó', 'MANGO')).toBe(0)
  })

  it('with numeric ordering sorts 9 before 10', () => {
    const numeric = collation({ locale: 'en', numericOrdering: true })
    const docs = ['a10', 'a9', 'A1'].map((a) => toDoc({ a }))
    expect(docs.sort(compileElementSort(toDoc({ a: 1 }), numeric)).map((doc) => doc.get('a'))).toEqual([
      'A1',
      'a9',
      'a10',
    ])
  })

  it('groups equal strings together', () => {
    const stages = [toDoc({ $group: { _id: '$a', n: { $sum: 1 } } })]
    const context = { ...ctx, database: 'd', readCollection: () => [] }
    const docs = ['Mango', 'lime', 'mango'].map((a) => toDoc({ a }))
    expect([...atOnce(compilePipeline(stages, context).run(docs))].map(printDoc)).toEqual([
      '{ _id: "Mango", n: 2 }',
      '{ _id: "lime", n: 1 }',
    ])
  })

  it('that is simple counts as none', () => {
    expect(parseCollation(toDoc({ locale: 'simple' }))).toBeUndefined()
  })

  it.each([
    { locale: 'fr' },
    { locale: 'en', strength: 4 },
    { locale: 'en', caseLevel: true },
    { strength: 1 },
  ])('%j is refused', (spec) => {
    expect(() => parseCollation(toDoc(spec))).toThrow()
  })
})
