/** Below these addresses the console opens without a network: the others are reached from there. */
const SCOPES = ['/dashboard', '/stock-receipt']
const WORKER = '/console-worker.js'

/** Has the console's worker keep the files of this release on this device. */
export async function keepForOffline(): Promise<void> {
  const [first] = await Promise.all(
    SCOPES.map((scope) => navigator.serviceWorker.register(WORKER, { scope, updateViaCache: 'none' })),
  )
  // A worker that is still starting gets its messages when it runs.
  const worker = first?.active ?? first?.waiting ?? first?.installing
  worker?.postMessage({ keep: true })
}
