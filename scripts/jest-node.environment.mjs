import { AsyncLocalStorage } from 'node:async_hooks'
import { TestEnvironment } from 'jest-environment-node'

/** What ran in an AsyncLocalStorage since the last test file, and what it knew of its tests. */
const storages = new Set()
const contexts = []
const { run, getStore } = AsyncLocalStorage.prototype
const isOfJest = (context) =>
  typeof context === 'object' && context !== null && ('test' in context || 'hook' in context)

AsyncLocalStorage.prototype.run = function runNoted(context, ...rest) {
  storages.add(this)
  if (!isOfJest(context)) return run.call(this, context, ...rest)
  contexts.push(context)
  return run.call(this, new WeakRef(context), ...rest)
}

AsyncLocalStorage.prototype.getStore = function getStoreNoted() {
  const store = getStore.call(this)
  return store instanceof WeakRef ? store.deref() : store
}

/**
 * Jest makes an AsyncLocalStorage for every test file and never switches it off: each promise of all later files of the
 * worker carries it. What it holds, the finished test and with it its application, stays on every timer or socket that
 * outlives the file. Both end with the file here; storages that live longer switch themselves on again.
 */
export const endingContexts = (Environment) =>
  class extends Environment {
    async teardown() {
      await super.teardown()
      for (const storage of storages) storage.disable()
      storages.clear()
      contexts.length = 0
    }
  }

export default endingContexts(TestEnvironment)
