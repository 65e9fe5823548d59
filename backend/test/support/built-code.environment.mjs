import { createRequire } from 'node:module'
import NodeEnvironment from '../../../scripts/jest-node.environment.mjs'

const require = createRequire(import.meta.url)

/** What tests make and the application looks at has to be of its kind, also for `instanceof`. */
const SHARED = { Error, Date, Map, Set, Promise, Reflect }

/**
 * Jest loads every module anew for every test file; for a whole application that takes longer than most files' tests.
 * Here the built application is loaded by Node itself, once for each worker, as it is when it serves customers.
 */
export default class BuiltCodeEnvironment extends NodeEnvironment {
  constructor(...args) {
    super(...args)
    Object.assign(this.global, SHARED, { requireBuilt: require })
  }
}
