import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, it } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const CASES = {
  'function-style': {
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
      },
      {
        name: 'a component is a declaration, of one expression too',
        filename: 'Card.tsx',
        code: 'export const Card = ({ name }: Props) => <p>{name}</p>',
        output: 'export function Card({ name }: Props) {\n  return <p>{name}</p>\n}',
      },
    ],
  },
  'file-names': {
    valid: [
      { name: 'kebab-case', filename: 'list-rules.spec.ts', code: 'go()' },
      { name: 'like its component', filename: 'Card.tsx', code: 'export function Card() {}' },
      {
        name: 'like a component that stands for the file',
        filename: 'Card.tsx',
        code: 'export default Card',
      },
      { name: 'the spec of a component', filename: 'Card.spec.tsx', code: 'go()' },
      {
        name: 'several components',
        filename: 'cards.tsx',
        code: 'export function A() {}; export function B() {}',
      },
    ],
    invalid: [
      { name: 'no capital without a component', filename: 'listRules.ts', code: 'go()' },
      { name: 'a name that nothing inside has', filename: 'Card.tsx', code: 'export function Row() {}' },
      { name: 'one component, another name', filename: 'card.tsx', code: 'export function Card() {}' },
    ],
  },
  'type-imports': {
    valid: [
      { name: 'a value', code: "import { a } from './a.js'\na()" },
      { name: 'a type that says so', code: "import { type A } from './a.js'\nlet a: A" },
      { name: 'a value that is a type too', code: "import { A } from './a.js'\nlet a: A = new A()" },
      { name: 'handed on as it came', code: "import { A } from './a.js'\nexport { A }" },
      {
        name: 'not where decorators write types into the program',
        code: "import { A } from './a.js'\n@Injectable()\nclass B { constructor(readonly a: A) {} }",
      },
    ],
    invalid: [
      {
        name: 'only its type is used',
        code: "import { A, b } from './a.js'\nlet a: A = b",
        output: "import { type A, b } from './a.js'\nlet a: A = b",
      },
      {
        name: 'asking for the type of a value runs nothing',
        code: "import { a } from './a.js'\nlet b: typeof a",
        output: "import { type a } from './a.js'\nlet b: typeof a",
      },
      { name: 'a whole module for its types', code: "import * as all from './a.js'\nlet b: all.A" },
      { name: 'a type without an import', code: "let a: import('./a.js').A" },
    ],
  },
  'no-own-clock': {
    valid: [{ name: 'a time that was told', code: 'new Date(now); clock.now()' }],
    invalid: [
      { name: 'the date of now', code: 'new Date()' },
      { name: 'the time of now', code: 'Date.now()' },
    ],
  },
  'no-own-colours': {
    valid: [{ name: 'a colour of the theme', code: 'const a = { color: colour.ink, href: "#content" }' }],
    invalid: [
      { name: 'a colour of its own', code: 'const a = { color: "#2a1a12" }' },
      { name: 'within a text', code: 'const a = `1px solid rgb(0 0 0 / 8%)`' },
    ],
  },
  'no-loose-texts': {
    valid: [
      { name: 'by key', code: '<Field label="orders.name">{say("orders.all")}&nbsp;*</Field>' },
      {
        name: 'a key that is put together',
        code: '<Field label={`orders.${part}`} placeholder="https://" />',
      },
      { name: 'an attribute that nobody reads', code: '<Box component="span" sx={{ m: "auto" }} />' },
    ],
    invalid: [
      { name: 'between tags', code: '<p>All orders</p>' },
      { name: 'one of two', code: '<p>{open ? "Less" : say("app.more")}</p>' },
      { name: 'read out', code: '<nav aria-label="Screens" />' },
      { name: 'with a value in it', code: '<p>{`${count} jars`}</p>' },
    ],
  },
  'no-octal': {
    valid: [{ name: 'numbers', filename: 'a.cjs', code: 'module.exports = [0, 0.7, 0o17, 10]' }],
    invalid: [{ name: 'a nought before it', filename: 'a.cjs', code: 'module.exports = 017' }],
  },
  'no-process-env': {
    valid: [{ name: 'another part of the process', code: 'process.cwd()' }],
    invalid: [{ name: 'the environment', code: 'const { HOME } = process.env' }],
  },
  'no-brand-casts': {
    valid: [{ name: 'a cast to what is no brand', code: 'const a = b as number' }],
    invalid: [
      { name: 'a cast', code: 'const a = b as Paise' },
      { name: 'a cast to a list', code: 'const a = b as OrderId[]' },
    ],
  },
  'inline-types': {
    valid: [{ name: 'types by name', code: "import { type A, b } from './a.js'" }],
    invalid: [{ name: 'a line of types', code: "import type { A } from './a.js'" }],
  },
  'small-constructors': {
    valid: [
      { name: 'six others', code: 'class A { constructor(a, b, c, d, e, f) {} }' },
      { name: 'a method that takes more', code: 'class A { b(a, b, c, d, e, f, g) {} }' },
    ],
    invalid: [{ name: 'seven others', code: 'class A { constructor(a, b, c, d, e, f, g) {} }' }],
  },
  'no-packed-spread': {
    valid: [{ name: 'another object', code: 'const a = { ...b }' }],
    invalid: [{ name: 'names packed', code: 'const a = { ...{ b, c } }' }],
  },
}

const folder = mkdtempSync(join(tmpdir(), 'house-rules-'))
const config = join(folder, 'rules.json')
const FILES = Object.entries(CASES).flatMap(([rule, { valid, invalid }]) =>
  [...valid.map((one) => [one, 0]), ...invalid.map((one) => [one, 1])].map(([one, errors], index) => ({
    ...one,
    rule,
    errors,
    path: `${rule}/${index}/${one.filename ?? 'one.tsx'}`,
  })),
)
const found = new Map()

function oxlint(...args) {
  const bin = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint')
  return spawnSync(process.execPath, [bin, '-c', config, ...args, '.'], { cwd: folder, encoding: 'utf8' })
}

/** As the linter itself runs them, each rule over its own folder: one start for all. */
before(() => {
  const overrides = Object.keys(CASES).map((rule) => ({
    files: [`${rule}/**`],
    rules: { [`house/${rule}`]: 'error' },
  }))
  const jsPlugins = [join(root, 'scripts/lint/plugin.mjs')]
  writeFileSync(
    config,
    JSON.stringify({ plugins: [], jsPlugins, categories: { correctness: 'off' }, overrides }),
  )
  for (const { path, code } of FILES) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), code)
  }
  const { stdout } = oxlint('-f', 'json')
  for (const { filename } of JSON.parse(stdout).diagnostics)
    found.set(filename, (found.get(filename) ?? 0) + 1)
  oxlint('--fix')
})
after(() => rmSync(folder, { recursive: true, force: true }))

for (const { rule, name, path, code, output = code, errors } of FILES)
  it(`${rule}: ${name}`, () => {
    assert.equal(found.get(path) ?? 0, errors)
    assert.equal(readFileSync(join(folder, path), 'utf8'), output)
  })
