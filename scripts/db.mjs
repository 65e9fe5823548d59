/** `npm run db`: the embedded database alone (DATA_DIR, DB_PORT), so that mongosh or Compass can look inside. */
import './lib/environment.mjs'
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs'

// The printed address names the shop's database, so that it can be pasted as MONGODB_URI.
process.env.DB_NAME ??= 'jaadi'
ensureInstalled()
await ensureBuilt(['embedded-mongo'])
await import('../embedded-mongo/dist/bundle/cli.js')
