import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { citationProblems } from './citations.mjs'

const FILES = {
  'docs/domain.md':
    '# Domain\n\n## Order\n\n### A client’s word, told twice\n\n## Order\n\n```\n## Drawn\n```\n',
  'docs/adr/0003-transactions.md': '# 3. Transactions\n',
  'backend/src/place-order.ts': '// How orders run.\nexport class PlaceOrder { execute() {} }\n',
  'backend/test/contract/auth/sign-in.spec.ts': '',
}
const tree = {
  has: (path) => Object.keys(FILES).some((file) => file === path || file.startsWith(`${path}/`)),
  read: (path) => FILES[path] ?? null,
  specs: ['backend/test/contract/auth/sign-in.spec.ts', 'backend/src/config/config.spec.ts'],
  decisions: ['0003-transactions.md'],
}
const problemsIn = (text, file = 'backend/src/a.ts') =>
  citationProblems({ file, text }, tree).map(({ line, sentence }) => `${line}: ${sentence}`)
const inPage = (text) => problemsIn(text, 'docs/architecture.md')

describe('a citation that leads somewhere', () => {
  for (const text of [
    '/** See docs/domain.md#order. */',
    '/** See docs/domain.md#a-clients-word-told-twice and docs/domain.md#order-1. */',
    '// docs/domain.md tells it all',
    '// Decided in ADR 3, in ADRs 3 and 3, and in docs/adr/0003-transactions.md.',
    "import { a } from './domain/order.js'",
    '// The specs beside it; a statement of 3 lines; the spec of version 30.',
  ])
    it(`is let through: ${text}`, () => assert.deepEqual(problemsIn(text), []))

  for (const text of [
    'See [Order](domain.md#order), [above](#here) and [the code](../backend/src).\n\n## Here',
    '[`PlaceOrder.execute`](../backend/src/place-order.ts) and [`place-order.ts`](../backend/src/place-order.ts)',
    'Shown by `contract/auth/sign-in`; see [Node.js](https://nodejs.org).',
    '```\n[nowhere](nowhere.md)\n```',
    '| 2.1 | met | Bounds. | `contract/auth/sign-in` |\n| 2.2 | met | `config/config.spec.ts` |\n| 2.3 | not met | No. |',
  ])
    it(`is let through in a page: ${text}`, () => assert.deepEqual(inPage(text), []))
})

describe('a citation that leads nowhere', () => {
  it('is told with its line', () =>
    assert.deepEqual(problemsIn('one\n// docs/domain.md#oder'), ['2: docs/domain.md has no heading "#oder"']))

  for (const [text, sentence] of [
    ['// docs/money.md', /there is no docs\/money\.md/],
    ['// docs/domain.md#drawn', /no heading/],
    ['// docs/domain.md, section 5', /by heading/],
    ['// docs/domain.md 5', /by heading/],
    ['// ADR 4', /there is no decision docs\/adr\/0004/],
    ['// ADRs 3 and 12', /0012/],
    ['// docs/adr/0007', /0007/],
    ['// storefront.md 2', /no page of the project/],
    ['// (domain.md 6)', /whole path/],
    ['// (statement 14)', /by its heading/],
    ["it('shows the spec §2 columns')", /not here/],
    ['/** Back-office spec 3 */', /not here/],
  ])
    it(`is refused: ${text}`, () => assert.match(problemsIn(text).join(), sentence))

  for (const [text, sentence] of [
    ['[x](nowhere.md)', /leads nowhere/],
    ['[x](domain.md#oder)', /no heading/],
    ['[x](#oder)', /no heading/],
    ['[`PlaceOrder.run`](../backend/src/place-order.ts)', /does not name run/],
    ['Shown by `contract/auth/sign-out`.', /no test/],
    [
      'Shown by `config/confi.spec.ts` and `fig/config.spec.ts`.',
      /no test config\/confi.*no test fig\/config/,
    ],
    ['| 2.1 | met | Bounds of the table above. |', /called met, and no test is named/],
  ])
    it(`is refused in a page: ${text}`, () => assert.match(inPage(text).join(), sentence))
})
