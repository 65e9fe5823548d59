/** `npm start`: installs if needed, builds if stale, then becomes the server. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, root } from './lib/prepare.mjs'

const environmentFile = join(root, '.env')
if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)
ensureInstalled()
await ensureBuilt()
await import('../backend/dist/main.js')
