/** The modules of the backend, as they import each other, for docs/architecture.md; made by `npm run generate`. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { entriesOf, importedBy, sourcesBelow } from './lib/imports.mjs'
import { root } from './lib/prepare.mjs'

const { MODULES, WINGS } = createRequire(import.meta.url)('./module-layers.cjs')
const FOLDER = 'backend/src/modules'
const folderOf = ({ wing, name }) => `${FOLDER}/${wing}/${name}`
const BEGIN = '<!-- The modules: made by `npm run generate`. -->'
const END = '<!-- The end of the modules. -->'
/** Layers that every module and submodule may have; other folders of a module are submodules. */
const LAYERS = new Set(['domain', 'http', 'schemas', 'data', 'fonts'])

const foldersOf = (folder) => entriesOf(folder).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

/** Modules that a source names, in an import of any kind, types included. */
function namedBy(file) {
  return importedBy(file).flatMap((target) =>
    target.startsWith(`${FOLDER}/`) ? [target.slice(FOLDER.length + 1).split('/')[1]] : [],
  )
}

function importsOf(module) {
  const named = new Set(sourcesBelow(folderOf(module)).flatMap(namedBy))
  named.delete(module.name)
  return [...named].sort()
}

/** What can be reached from a module. @throws Error naming a circle. */
function reachable(graph, from, path = []) {
  if (path.includes(from)) throw new Error(`Modules in a circle: ${[...path, from].join(' → ')}`)
  const found = new Set()
  for (const next of graph.get(from)) {
    found.add(next)
    for (const further of reachable(graph, next, [...path, from])) found.add(further)
  }
  return found
}

/** The arrows that do not follow from others. @throws Error naming a circle. */
export function plainArrows(graph) {
  return [...graph].flatMap(([from, targets]) => {
    const implied = new Set(targets.flatMap((target) => [...reachable(graph, target, [from])]))
    return targets.filter((target) => !implied.has(target)).map((target) => [from, target])
  })
}

/** What a module is for: the first words above its class. */
function purposeOf(module) {
  const text = readFileSync(join(root, folderOf(module), `${module.name}.module.ts`), 'utf8')
  const words = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*@(?:Global\(\)\s*@)?Module\(/.exec(text)?.[1]
  if (words === undefined) throw new Error(`${module.name}.module.ts does not say what the module is for.`)
  return words.replace(/\s*\n\s*\* ?/g, ' ').trim()
}

function lineOf(module) {
  const submodules = foldersOf(folderOf(module)).filter((folder) => !LAYERS.has(folder))
  const named = submodules.length > 0 ? ` Submodules: ${submodules.sort().join(', ')}.` : ''
  return `- [${module.name}](../${folderOf(module)}): ${purposeOf(module)}${named}`
}

const modulesOf = (wing) => MODULES.filter((module) => module.wing === wing)

function drawn() {
  const graph = new Map(MODULES.map((module) => [module.name, importsOf(module)]))
  return [
    'flowchart TD',
    ...[...WINGS]
      .reverse()
      .flatMap((wing) => [
        `    subgraph ${wing}`,
        ...modulesOf(wing).map(({ name }) => `        ${name}`),
        '    end',
      ]),
    ...plainArrows(graph).map((ends) => `    ${ends.join(' --> ')}`),
  ]
}

const wingPart = (wing) => [`### ${wing}`, '', ...modulesOf(wing).map(lineOf), '']

/** A page with its part about the modules as they are now. @throws Error for a circle, or a page without the marks. */
export function withModules(page) {
  const [before, after] = [page.indexOf(BEGIN), page.indexOf(END)]
  if (before < 0 || after < before)
    throw new Error('docs/architecture.md has lost the marks around its modules.')
  const part = ['', '```mermaid', ...drawn(), '```', '', ...WINGS.flatMap(wingPart), '']
  return page.slice(0, before + BEGIN.length) + `\n${part.join('\n')}` + page.slice(after)
}
