import { join, relative, sep } from 'node:path'
import { root } from '../../../../scripts/lib/prepare.mjs'

const SOURCES = join(root, 'backend', 'src') + sep

/** The file that Node runs where a test names a source of the application; a package's file is its own. */
const builtFrom = (path) =>
  path.startsWith(SOURCES)
    ? join(root, 'backend', 'dist', relative(SOURCES, path).replace(/\.ts$/, '.js'))
    : path

export default {
  process: (_source, path) => ({
    code: `module.exports = globalThis.requireBuilt(${JSON.stringify(builtFrom(path))})`,
  }),
}
