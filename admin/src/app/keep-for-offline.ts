/** Below these addresses the console opens without a network: the others are reached from there. */
const SCOPES = ['/dashboard', '/stock-receipt']
const WORKER = '/console-worker.js'
const FILES = '/assets/console/'

/** What is worked with where there is no network: counts and receipts. Their files come with those of the frame. */
const screens = () =>
  Promise.all([
    import('../screens/cockpit/CockpitPage.js'),
    import('../screens/make/counts/CountsPage.js'),
    import('../screens/make/counts/CountPage.js'),
    import('../screens/make/stock/StockScreen.js'),
    import('../screens/make/stock/ReceiptForm.js'),
    import('../kit/inputs/SearchedChoice.js'),
    import('../kit/lists/ListFilters.js'),
    import('../kit/lists/filter-inputs.js'),
    import('../parts/receipts/ReceiptSender.js'),
    import('../kit/scanning/code-reader.js').then(({ openReader }) => openReader().catch(() => undefined)),
  ])

const loadedFiles = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.startsWith(FILES)),
  ),
]

/** Has the console's worker keep its files on this device, once nothing else is loading. */
export async function keepForOffline(): Promise<void> {
  await screens()
  const registrations = await Promise.all(
    SCOPES.map((scope) => navigator.serviceWorker.register(WORKER, { scope, updateViaCache: 'none' })),
  )
  const [{ active, installing, waiting } = {} as ServiceWorkerRegistration] = registrations
  const worker = active ?? waiting ?? installing
  // A worker that is still starting gets its messages when it runs.
  worker?.postMessage({ keep: loadedFiles() })
}
