import 'reflect-metadata'
import cluster from 'node:cluster'
import { endOnSignals } from './boot/end-on-signals.js'
import { print } from './boot/print.js'
import { StartStopped, StartupError } from './boot/startup-error.js'
import { type AppConfig, configFromEnvironment, ConfigurationError } from './config/config.js'
import { SCHEMA_VERSION } from './migrations/migrations.js'
import { PRODUCT_VERSION } from './platform/product-version.js'
import { type Told } from './server.js'

/** The one block that tells where to go and how to log in. */
function readyBlock(told: Told, config: AppConfig): string {
  const lines = [
    `Shop       ${told.url}/`,
    `Staff      ${told.url}/login`,
    `API docs   ${told.url}/api/docs`,
    `Data       ${told.storedIn}`,
    `Version    ${PRODUCT_VERSION}, schema ${SCHEMA_VERSION} of the database`,
  ]
  if (config.workers > 1) lines.push(`Workers    ${config.workers} processes`)
  if (config.seed === 'demo')
    lines.push(
      '',
      'Customer   any mobile number, such as 9876543210; the login screen shows the code',
      'Admin      9000000001, PIN 246810',
      'Packer     9000000002, PIN 135790',
    )
  if (config.sandboxes.length > 0)
    lines.push('', `Sandboxes  ${config.sandboxes.join(', ')} (no money moves, nothing is sent)`)
  if (told.notices.length > 0) lines.push('', ...told.notices.map((notice) => `Note       ${notice}`))
  return ['', 'Jaadi is ready.', '', ...lines.map((line) => (line ? `  ${line}` : '')), ''].join('\n')
}

async function serveAlone(config: AppConfig): Promise<Told> {
  const { startServer } = await import('./server.js')
  const server = await startServer(config)
  endOnSignals(() => server.close())
  return server
}

async function main(): Promise<void> {
  const config = configFromEnvironment()
  // Loaded now: a bad configuration is refused without the whole application.
  const { serveAsWorker, startWorkers } = await import('./workers.js')
  if (cluster.isWorker) return serveAsWorker(config)
  const told = await (config.workers > 1 ? startWorkers(config) : serveAlone(config))
  print(readyBlock(told, config))
}

main().catch((error: unknown) => {
  const expected = error instanceof ConfigurationError || error instanceof StartupError
  process.stderr.write(
    `${expected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  process.exit(error instanceof StartStopped ? 0 : 1)
})
