/**
 * `npm run db:verify`: reads every document of the embedded database (DATA_DIR) and compares each index with the
 * documents, also while the shop runs. Ends with 1 when something is wrong.
 */
import './lib/environment.mjs'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs'

ensureInstalled()
await ensureBuilt(['embedded-mongo'])
const { verifyDatabase } = await import('../embedded-mongo/dist/files.js')
try {
  const collections = await verifyDatabase(join(process.env.DATA_DIR ?? '.data', 'db'))
  for (const { namespace, documents, problems } of collections) {
    console.log(`${namespace}: ${documents} documents, ${problems.length === 0 ? 'sound' : 'DAMAGED'}`)
    for (const problem of problems) console.log(`  ${problem}`)
  }
  process.exit(collections.some(({ problems }) => problems.length > 0) ? 1 : 0)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
