import { createRequire } from 'node:module'
import { TestEnvironment } from 'jest-environment-node'

const require = createRequire(import.meta.url)

/** What tests make and the application looks at has to be of its kind, also for `instanceof`. */
const SHARED = { Error, Date, Map, Set, Promise, Reflect }

/**
 * Jest loads every module again for every test file. For a whole application that takes longer than most files' tests.
 * Here Node itself loads the built application, once for each worker, as in production.
 */
export default class BuiltCodeEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args)
    Object.assign(this.global, SHARED, { requireBuilt: require })
  }
}
