/**
 * Folders form no circle, at no depth: not the parts of the backend or of an app, not its modules, features or screens,
 * and not the folders within these. If two folders import each other, they are one thing, or a third is missing.
 * Imports of types count: whoever reads one folder has to read the other.
 */
import { posix } from 'node:path'
import { circlesIn } from './lib/circles.mjs'
import { importedBy, sourcesBelow } from './lib/imports.mjs'

const TREES = ['backend/src', 'embedded-mongo/src', 'admin/src', 'storefront/src']

/**
 * The node that a file belongs to when folders below `depth` count as one. A module file puts its submodules together,
 * and other module files import it: it is a node of its own.
 */
function nodeOf(tree, file, depth) {
  const folders = posix.dirname(posix.relative(tree, file)).split('/')
  if (file.endsWith('.module.ts') && folders.length < depth) return file
  return [tree, ...folders.slice(0, depth)].join('/')
}

/** Arrows between the nodes at a depth, each with the first import that draws it. */
function arrowsAt(tree, depth, imports) {
  const arrows = new Map()
  for (const [file, targets] of imports)
    for (const target of targets) {
      const [from, to] = [nodeOf(tree, file, depth), nodeOf(tree, target, depth)]
      if (from === to) continue
      if (!arrows.has(from)) arrows.set(from, new Map())
      if (!arrows.get(from).has(to)) arrows.get(from).set(to, `${file} → ${target}`)
    }
  return arrows
}

function circlesOf(tree) {
  const files = new Set(sourcesBelow(tree))
  const imports = [...files].map((file) => [file, importedBy(file).filter((target) => files.has(target))])
  const deepest = Math.max(...[...files].map((file) => file.split('/').length - tree.split('/').length - 1))
  const told = new Map()
  for (let depth = 1; depth <= deepest; depth++) {
    const arrows = arrowsAt(tree, depth, imports)
    const graph = new Map([...arrows].map(([from, targets]) => [from, [...targets.keys()]]))
    for (const circle of circlesIn(graph)) {
      const name = circle.join(' → ')
      const proofs = circle.slice(1).map((to, at) => `    ${arrows.get(circle[at]).get(to)}`)
      if (!told.has(name)) told.set(name, proofs)
    }
  }
  return told
}

const circles = TREES.flatMap((tree) => [...circlesOf(tree)])
for (const [circle, proofs] of circles) console.error([circle, ...proofs].join('\n'))
if (circles.length > 0) {
  console.error('\nFolders in a circle are one thing, or a third is missing.')
  process.exit(1)
}
