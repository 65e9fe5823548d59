import { ensureBuilt } from '../../../../scripts/lib/prepare.mjs'
import startDatabase from './start-database.mjs'

/** For tests that start the built application as a process: the build is that of these very sources. */
export default async function buildFirst() {
  await ensureBuilt(['embedded-mongo', 'backend'])
  await startDatabase()
}
