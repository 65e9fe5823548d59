/** `npm run seed`, `npm run admin:create`: the backend's own commands, built first if stale. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, root } from './lib/prepare.mjs'

const environmentFile = join(root, '.env')
if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)
ensureInstalled()
await ensureBuilt(['embedded-mongo', 'backend'])
const [command] = process.argv.splice(2, 1)
await import(`../backend/dist/cli/${command}.js`)
