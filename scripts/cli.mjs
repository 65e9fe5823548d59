/** `npm run seed`, `admin:create`, `backup`, `backup:key`, `backup:fetch`, `restore`, `move`, `stock:check`: the backend's own commands, built first if stale. */
import './lib/environment.mjs'
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs'

ensureInstalled()
await ensureBuilt(['embedded-mongo', 'backend'])
const [command] = process.argv.splice(2, 1)
await import(`../backend/dist/bundle/${command}.js`)
