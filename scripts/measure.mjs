/**
 * `npm run measure`: the size and shape of the code in figures. `--root DIR` measures another checkout with the same
 * ruler, so that two states can be compared.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import ts from 'typescript'
import { root as here } from './lib/prepare.mjs'

const { values } = parseArgs({ options: { root: { type: 'string', default: here } } })
const root = resolve(values.root)

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report'])
const LONG_FILE = 250
const LONG_FUNCTION = 50
const LONG_TEST_FUNCTION = 120
const MOST_PARAMETERS = 6
const MODULES = 'backend/src/modules/'

function filesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory())
      return SKIPPED.has(entry.name) || entry.name.startsWith('.') ? [] : filesBelow(path)
    return /\.(ts|tsx|mjs)$/.test(path) ? [path] : []
  })
}

const isTest = (path) => /\.spec\.|\/test\/|^e2e\/|\/testing\//.test(path)
const linesOf = (text) => text.trimEnd().split('\n').length

/** Lines of a function without empty lines and comments, as the linter counts them. */
function codeLines(text) {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '')
  return code.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length
}

const sources = filesBelow('').map((path) => {
  const text = readFileSync(join(root, path), 'utf8')
  return {
    path,
    text,
    lines: linesOf(text),
    tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true),
  }
})

function nodesOf(tree) {
  const nodes = []
  const visit = (node) => {
    nodes.push(node)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return nodes
}

function longFunctions({ path, tree }) {
  const most = isTest(path) || path.endsWith('.tsx') ? LONG_TEST_FUNCTION : LONG_FUNCTION
  return nodesOf(tree).filter(
    (node) => ts.isFunctionLike(node) && node.body && codeLines(node.getText()) > most,
  )
}

const largeConstructors = ({ tree }) =>
  nodesOf(tree).filter(
    (node) => ts.isConstructorDeclaration(node) && node.parameters.length > MOST_PARAMETERS,
  )

/** Our own files that a source imports, types included. */
function importsOf({ path, tree }) {
  return tree.statements.flatMap((node) => {
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return []
    const name = node.moduleSpecifier?.text ?? ''
    return name.startsWith('.') ? [posix.join(posix.dirname(path), name)] : []
  })
}

const production = sources.filter(({ path }) => /^[^/]+\/src\//.test(path) && !isTest(path))

/** Arrows between what `nameOf` calls the files; null leaves a file out. */
function arrowsBetween(nameOf) {
  const arrows = new Set()
  for (const source of production)
    for (const target of importsOf(source)) {
      const [from, to] = [nameOf(source.path), nameOf(target)]
      if (from && to && from !== to) arrows.add(`${from} > ${to}`)
    }
  return arrows
}

/** A module file puts its neighbours together and is named by them: it is no part of its folder. */
const folderOf = (path) => (/\.module\.[jt]s$/.test(path) ? null : posix.dirname(path))
const moduleOf = (path) =>
  path.startsWith(MODULES) ? path.slice(MODULES.length).split('/').slice(0, 2).join('/') : null

function mutual(arrows) {
  return [...arrows].filter((arrow) => {
    const [from, to] = arrow.split(' > ')
    return from < to && arrows.has(`${to} > ${from}`)
  })
}

/** Codes that an error is made with in the backend. */
function errorCodes() {
  const codes = new Set()
  for (const { path, tree } of production)
    if (path.startsWith('backend/'))
      for (const node of nodesOf(tree))
        if ((ts.isNewExpression(node) || isSuper(node)) && node.arguments)
          for (const argument of node.arguments)
            if (ts.isStringLiteral(argument) && /^[A-Z]{2,}(_[A-Z]+)*$/.test(argument.text))
              codes.add(argument.text)
  return codes
}
const isSuper = (node) => ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword

function untestedCodes() {
  const tested = sources
    .filter(({ path }) => isTest(path))
    .map(({ text }) => text)
    .join('\n')
  return [...errorCodes()].filter((code) => !new RegExp(`\\b${code}\\b`).test(tested))
}

/** Names that more than one file declares at its top, and how often. */
function repeatedConstants() {
  const homes = new Map()
  for (const { path, tree } of production)
    for (const statement of tree.statements)
      if (ts.isVariableStatement(statement))
        for (const { name, initializer } of statement.declarationList.declarations) {
          if (!initializer || !ts.isIdentifier(name)) continue
          const key = `${name.text} = ${initializer.getText().replace(/\s+/g, ' ')}`
          homes.set(key, [...(homes.get(key) ?? []), path])
        }
  return [...homes].filter(([, paths]) => paths.length > 1)
}

function deadCitations() {
  const args = [join(here, 'scripts/check-citations.mjs'), '--root', root]
  const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return stderr.split('\n').filter(Boolean).length
}

const sizes = sources.map(({ lines }) => lines).sort((a, b) => a - b)
const largest = sources.reduce((most, source) => (source.lines > most.lines ? source : most))
const some = (list) =>
  `${list.length}${list.length > 0 ? `  (${list.slice(0, 6).join(', ')}${list.length > 6 ? ', …' : ''})` : ''}`
const modules = new Set(sources.map(({ path }) => moduleOf(path)).filter(Boolean))
const repeated = repeatedConstants()
const figures = [
  ['files, tests among them', `${sources.length}, ${sources.filter(({ path }) => isTest(path)).length}`],
  ['lines of the median file', sizes[Math.floor(sizes.length / 2)]],
  ['lines of the largest file', `${largest.lines}  (${largest.path})`],
  [`files over ${LONG_FILE} lines`, sizes.filter((lines) => lines > LONG_FILE).length],
  [
    `functions over ${LONG_FUNCTION} lines (components and tests: ${LONG_TEST_FUNCTION})`,
    sources.flatMap(longFunctions).length,
  ],
  [
    `constructors over ${MOST_PARAMETERS} parameters`,
    some(
      production
        .filter((source) => largeConstructors(source).length > 0)
        .map(({ path }) => posix.basename(path)),
    ),
  ],
  ['modules, arrows between them', `${modules.size}, ${arrowsBetween(moduleOf).size}`],
  ['pairs of modules that import each other', some(mutual(arrowsBetween(moduleOf)))],
  ['pairs of folders that import each other', mutual(arrowsBetween(folderOf)).length],
  ['citations that lead nowhere', deadCitations()],
  ['error codes without a test', some(untestedCodes())],
  [
    'constants declared more than once',
    some(repeated.map(([key, paths]) => `${key.split(' =')[0]} ×${paths.length}`)),
  ],
]
for (const [name, value] of figures) console.log(`${name.padEnd(62)} ${value}`)
