import { createRequire } from 'node:module'
import { TestEnvironment } from 'jest-environment-node'

const require = createRequire(import.meta.url)

/**
 * Jest loads every module again for every test file. For a whole application that takes longer than most files' tests.
 * Here Node itself loads the built application, once for each worker, as in production. The tests keep the built-ins that
 * jest gives them: a `Date` of the application is none of theirs for `instanceof`.
 */
export default class BuiltCodeEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args)
    this.global.requireBuilt = require
  }
}
