import { AsyncLocalStorage } from 'node:async_hooks'
import { TestEnvironment } from 'jest-environment-node'

const used = new Set()
const { run } = AsyncLocalStorage.prototype
AsyncLocalStorage.prototype.run = function runNoted(...args) {
  used.add(this)
  return run.apply(this, args)
}

/**
 * Jest keeps one more AsyncLocalStorage for every test file and never switches it off. Then each promise of all later
 * files of the worker carries what these hold. The thirtieth file takes a fifth longer than alone, and the memory of a
 * finished file is never free. Storages that live longer than a file switch themselves on again.
 */
export const endingContexts = (Environment) =>
  class extends Environment {
    async teardown() {
      await super.teardown()
      for (const storage of used) storage.disable()
      used.clear()
    }
  }

export default endingContexts(TestEnvironment)
