import { AsyncLocalStorage } from 'node:async_hooks'
import { TestEnvironment } from 'jest-environment-node'

/** What of the application ran in an AsyncLocalStorage since the last test file. */
const storages = new Set()
/** What jest itself runs in one: the test or hook that is under way, and only one is. */
const jestsOwn = new WeakSet()
let underWay
const { run, getStore } = AsyncLocalStorage.prototype
const isOfJest = (context) =>
  typeof context === 'object' && context !== null && ('test' in context || 'hook' in context)

async function runOfJest(context, work) {
  const before = underWay
  underWay = context
  try {
    return await work()
  } finally {
    underWay = before
  }
}

AsyncLocalStorage.prototype.run = function runNoted(context, work, ...rest) {
  if (isOfJest(context)) {
    jestsOwn.add(this)
    return runOfJest(context, work)
  }
  storages.add(this)
  return run.call(this, context, work, ...rest)
}

AsyncLocalStorage.prototype.getStore = function getStoreNoted() {
  return jestsOwn.has(this) ? underWay : getStore.call(this)
}

/**
 * An AsyncLocalStorage in use costs something at every promise, and what it holds stays on every timer or socket that
 * outlives the test file. Jest makes one for every file, to know which of several tests at once an error belongs to;
 * since a file runs one after the other here, a variable knows it too. Those of the application end with the file, and
 * switch themselves on again.
 */
export const endingContexts = (Environment) =>
  class extends Environment {
    async teardown() {
      await super.teardown()
      for (const storage of storages) storage.disable()
      storages.clear()
    }
  }

export default endingContexts(TestEnvironment)
