import { it } from 'node:test'
import { RuleTester } from 'eslint'
import tseslint from 'typescript-eslint'
import { houseRules } from './plugin.mjs'

RuleTester.it = it
RuleTester.describe = (_, tests) => tests()
const rules = new RuleTester({
  languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
})
const of = (name) => houseRules.rules[name]

rules.run('function-style', of('function-style'), {
  valid: [
    { name: 'an arrow is for one expression', code: 'const half = (of: number): number => of / 2' },
    { name: 'a declaration has statements', code: 'function half(of: number) { return of / 2 }' },
    {
      name: 'a type beside the name gives the parameters theirs',
      code: 'const f: Handler = (a) => { go(a) }',
    },
    { name: 'a callback is an arrow', code: 'list.forEach((one) => { go(one) })' },
  ],
  invalid: [
    {
      name: 'statements make a declaration',
      code: 'export const go = async <T,>(of: T, ...more: T[]): Promise<void> => { await run(of) }',
      output: 'export async function go<T,>(of: T, ...more: T[]): Promise<void> { await run(of) }',
      errors: 1,
    },
    {
      name: 'a component is a declaration, of one expression too',
      filename: 'Card.tsx',
      code: 'export const Card = ({ name }: Props) => <p>{name}</p>',
      output: 'export function Card({ name }: Props) {\n  return <p>{name}</p>\n}',
      errors: 1,
    },
  ],
})

rules.run('file-names', of('file-names'), {
  valid: [
    { name: 'kebab-case', filename: 'a/list-rules.spec.ts', code: '' },
    { name: 'like its component', filename: 'a/Card.tsx', code: 'export function Card() {}' },
    {
      name: 'like a component that stands for the file',
      filename: 'a/Card.tsx',
      code: 'export default Card',
    },
    { name: 'the spec of a component', filename: 'a/Card.spec.tsx', code: '' },
    {
      name: 'several components',
      filename: 'a/cards.tsx',
      code: 'export function A() {}; export function B() {}',
    },
  ],
  invalid: [
    { name: 'no capital without a component', filename: 'a/listRules.ts', code: '', errors: 1 },
    {
      name: 'a name that nothing inside has',
      filename: 'a/Card.tsx',
      code: 'export function Row() {}',
      errors: 1,
    },
    {
      name: 'one component, another name',
      filename: 'a/card.tsx',
      code: 'export function Card() {}',
      errors: 1,
    },
  ],
})

rules.run('no-trailing-prettier-ignore', of('no-trailing-prettier-ignore'), {
  valid: [{ name: 'above what it keeps', code: '// prettier-ignore\nconst table = [1,  2]' }],
  invalid: [{ name: 'behind a line', code: 'const table = [1,  2] // prettier-ignore', errors: 1 }],
})
