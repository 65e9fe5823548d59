/** `npm run build`: installs and builds what is stale. */
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs'

ensureInstalled()
await ensureBuilt()
