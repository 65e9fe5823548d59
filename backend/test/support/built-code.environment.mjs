import { createRequire } from 'node:module'
import { TestEnvironment } from 'jest-environment-node'

const require = createRequire(import.meta.url)

/** What tests make and the application looks at has to be of its kind, also for `instanceof`. */
const SHARED = { Error, Date, Map, Set, Promise, Reflect }

/**
 * Jest loads every module anew for every test file; for a whole application that takes longer than most files' tests.
 * Here the built application is loaded by Node itself, once for each worker, as it is when it serves customers.
 */
export default class BuiltCodeEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args)
    Object.assign(this.global, SHARED, { requireBuilt: require })
  }
}
