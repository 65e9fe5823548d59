/**
 * The application from the single files of its build, with its database commands counted by name and collection. Run as a
 * process of its own with the folder of the code; `MONGODB_URI` has `monitorCommands=true`. Each message from the
 * parent is answered with what was counted since the one before.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [code] = process.argv.slice(2)
const backend = join(code, 'backend')
const { resolve } = createRequire(join(backend, 'package.json'))
const load = (file) => import(pathToFileURL(file).href)
await load(resolve('reflect-metadata'))
const { getConnectionToken } = await load(resolve('@nestjs/mongoose'))
const { configFromEnvironment } = await load(join(backend, 'dist/config/config.js'))
const { startServer } = await load(join(backend, 'dist/server.js'))

const server = await startServer(configFromEnvironment())
let counts = {}
server.app
  .get(getConnectionToken())
  .getClient()
  .on('commandStarted', ({ commandName, command }) => {
    const of = command[commandName]
    const name = typeof of === 'string' ? `${commandName} ${of}` : commandName
    counts[name] = (counts[name] ?? 0) + 1
  })
process.on('message', () => {
  process.send(counts)
  counts = {}
})
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
console.log(`Shop       ${server.url}/`)
