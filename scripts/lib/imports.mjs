/** Who imports whom, read from the sources: imports of any kind, those of types alone included. */
import { readdirSync, readFileSync } from 'node:fs'
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
    return /(?<!\.spec)\.ts$/.test(path) ? [path] : []
  })
}

/** What a source imports by a relative path, as paths from the root. */
export function importedBy(file) {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g)].map(([, specifier]) =>
    posix.join(posix.dirname(file), specifier).replace(/\.js$/, '.ts'),
  )
}
