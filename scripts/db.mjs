/** `npm run db`: the embedded database alone (DATA_DIR, DB_PORT), so that mongosh or Compass can look inside. */
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs'

ensureInstalled()
await ensureBuilt(['embedded-mongo'])
await import('../embedded-mongo/dist/cli.js')
