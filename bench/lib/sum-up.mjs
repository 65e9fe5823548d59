/**
 * Sums up all customers, as a job does after an update.
 * @param {import('./browser.mjs').Browser} admin
 * @returns {Promise<number>} how long it took, in milliseconds
 */
export async function sumUp(admin) {
  const started = performance.now()
  for (;;) {
    const { lastRun } = await admin.ask('POST', '/api/admin/jobs/customers.sum-up/run', {})
    if (!lastRun.ok) throw new Error('The customers could not be summed up')
    if (lastRun.counts.customers === 0) return performance.now() - started
  }
}
