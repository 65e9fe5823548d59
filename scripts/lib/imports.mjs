/** Who imports whom, read from the sources: imports of any kind, those of types alone included. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from './prepare.mjs'

/** The folders and files of a folder, by name. */
export function entriesOf(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
}

/** Sources below a folder, specs left out, as paths from the root. */
export function sourcesBelow(folder) {
  return entriesOf(folder).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return sourcesBelow(path)
    return /(?<!\.spec)\.tsx?$/.test(path) ? [path] : []
  })
}

/** The file that is written as `.js` in an import. */
function sourceOf(path) {
  const source = path.replace(/\.js$/, '.ts')
  return existsSync(join(root, source)) ? source : path.replace(/\.js$/, '.tsx')
}

/** What a source imports by a relative path, as paths from the root. */
export function importedBy(file) {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g)].map(([, specifier]) =>
    sourceOf(posix.join(posix.dirname(file), specifier)),
  )
}
