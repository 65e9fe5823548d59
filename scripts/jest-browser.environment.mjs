import { readFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { dirname, resolve } from 'node:path'
import { Script } from 'node:vm'
import { transformSync } from '@swc/core'
import Jsdom from 'jest-fixed-jsdom'
import { forgetWindow, keepNames, keepWindow } from './jest-kept-window.mjs'
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

/** The packages of one window, each evaluated once. */
class Packages {
  #modules = new Map()
  /** A `require` of jest's, to find files as it would. */
  jestRequire

  constructor(context, mapped) {
    this.context = context
    this.mapped = mapped.map(([pattern, target]) => [new RegExp(pattern), target])
  }

  has(path) {
    return this.#modules.has(path)
  }

  load(path) {
    const known = this.#modules.get(path)
    if (known) return known.exports
    const module = { exports: {}, id: path, filename: path, loaded: false }
    this.#modules.set(path, module)
    try {
      if (path.endsWith('.json')) module.exports = JSON.parse(readFileSync(path, 'utf8'))
      else this.#evaluate(path, module)
    } catch (error) {
      this.#modules.delete(path)
      throw error
    }
    module.loaded = true
    return module.exports
  }

  #evaluate(path, module) {
    if (!scripts.has(path)) scripts.set(path, compile(path))
    const folder = dirname(path)
    const require = (request) =>
      isBuiltin(request) ? nodeRequire(request) : this.load(this.#find(request, folder))
    module.require = require
    const run = scripts.get(path).runInContext(this.context)
    run.call(module.exports, module.exports, require, module, path, folder)
  }

  #find(request, folder) {
    const key = `${folder}\n${request}`
    if (!places.has(key)) places.set(key, this.#look(request, folder))
    return places.get(key)
  }

  #look(request, folder) {
    const target = this.mapped.find(([pattern]) => pattern.test(request))?.[1]
    if (target && !target.includes('$')) return target
    return request.startsWith('.')
      ? nodeRequire.resolve(resolve(folder, request))
      : this.jestRequire.resolve(request, { paths: [folder] })
  }
}

const packagesOf = new WeakMap()
/** Of something else than a test. */
const FAILURES = new Set(['hook_failure', 'error'])

function furnish(window) {
  nodeRequire('./jest-quick-labels.cjs')
  nodeRequire('./jest-quick-styles.cjs')(window)
}

/**
 * Jest finds, reads, compiles and evaluates every module anew for every test file, two thousand of them for a screen of
 * the console. Here that is done once for each worker with the files of packages, in a window that it keeps
 * (jest-kept-window.mjs). The files of the applications are evaluated for each test file.
 */
export default class BrowserEnvironment extends endingContexts(Jsdom) {
  constructor(config, context) {
    // Not at the top of the file: while jest loads that, it transforms all other files too.
    keepWindow(furnish)
    super(config, context)
    const { global } = this
    if (!packagesOf.has(global))
      packagesOf.set(global, new Packages(this.getVmContext(), config.projectConfig.moduleNameMapper))
    const packages = packagesOf.get(global)
    global.requirePackage = (path, jestRequire) => {
      packages.jestRequire = jestRequire
      return packages.has(path) ? packages.load(path) : keepNames(() => packages.load(path))
    }
  }

  handleTestEvent({ name, test }) {
    if (FAILURES.has(name) || (name === 'test_done' && test.errors.length > 0)) forgetWindow()
  }

  async teardown() {
    // What is to run at once has run.
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve, 1))
    await super.teardown()
  }
}
