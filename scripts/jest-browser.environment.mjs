import { readFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { dirname, resolve } from 'node:path'
import { Script } from 'node:vm'
import { transformSync } from '@swc/core'
import Jsdom from 'jest-fixed-jsdom'
import { endingContexts } from './jest-node.environment.mjs'

const nodeRequire = createRequire(import.meta.url)

/** The code that V8 compiled from each file of a package. It is the same for every test file of this worker. */
const scripts = new Map()
/** Where a file finds what it asks for. */
const places = new Map()

const HEAD = '(function (exports, require, module, __filename, __dirname) {'
const wrapped = (code, filename) => new Script(`${HEAD}${code}\n})`, { filename })

function compile(path) {
  const source = readFileSync(path, 'utf8')
  try {
    return wrapped(source, path)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    // A package that ships no CommonJS.
    const { code } = transformSync(source, {
      filename: path,
      jsc: { target: 'es2022' },
      module: { type: 'commonjs' },
    })
    return wrapped(code, path)
  }
}

/** The packages of one test file: evaluated for it alone, so that it shares nothing with another. */
class Packages {
  #modules = new Map()

  constructor(context, mapped) {
    this.context = context
    this.mapped = mapped.map(([pattern, target]) => [new RegExp(pattern), target])
  }

  /** @param jestRequire a `require` of jest's, to find files as it would. */
  load(path, jestRequire) {
    const known = this.#modules.get(path)
    if (known) return known.exports
    const module = { exports: {}, id: path, filename: path, loaded: false }
    this.#modules.set(path, module)
    try {
      if (path.endsWith('.json')) module.exports = JSON.parse(readFileSync(path, 'utf8'))
      else this.#evaluate(path, module, jestRequire)
    } catch (error) {
      this.#modules.delete(path)
      throw error
    }
    module.loaded = true
    return module.exports
  }

  #evaluate(path, module, jestRequire) {
    if (!scripts.has(path)) scripts.set(path, compile(path))
    const folder = dirname(path)
    const require = (request) =>
      isBuiltin(request)
        ? nodeRequire(request)
        : this.load(this.#find(request, folder, jestRequire), jestRequire)
    module.require = require
    const run = scripts.get(path).runInContext(this.context)
    run.call(module.exports, module.exports, require, module, path, folder)
  }

  #find(request, folder, jestRequire) {
    const key = `${folder}\n${request}`
    if (!places.has(key)) places.set(key, this.#look(request, folder, jestRequire))
    return places.get(key)
  }

  #look(request, folder, jestRequire) {
    const target = this.mapped.find(([pattern]) => pattern.test(request))?.[1]
    if (target && !target.includes('$')) return target
    return request.startsWith('.')
      ? nodeRequire.resolve(resolve(folder, request))
      : jestRequire.resolve(request, { paths: [folder] })
  }
}

/**
 * Jest finds, reads and compiles every module anew for every test file, two thousand of them for a screen of the
 * console. Here the files of packages are found and compiled once for each worker, and only evaluated for each file.
 */
export default class BrowserEnvironment extends endingContexts(Jsdom) {
  constructor(config, context) {
    super(config, context)
    // Not at the top of the file: while jest loads that, it transforms all other files too.
    nodeRequire('./jest-quick-labels.cjs')
    nodeRequire('./jest-quick-styles.cjs')(this.global)
    const packages = new Packages(this.getVmContext(), config.projectConfig.moduleNameMapper)
    this.global.requirePackage = (path, jestRequire) => packages.load(path, jestRequire)
  }
}
