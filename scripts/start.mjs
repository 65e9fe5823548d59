/** `npm start`: installs if needed, builds if stale, then becomes the server. */
import './lib/environment.mjs'
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs'

ensureInstalled()
await ensureBuilt()
await import('../backend/dist/bundle/main.js')
