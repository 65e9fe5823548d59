import 'reflect-metadata'
import { print } from './boot/print.js'
import { StartupError } from './boot/startup-error.js'
import { type AppConfig, configFromEnvironment, ConfigurationError } from './config/config.js'
import { type RunningServer } from './server.js'

/** The one block that tells where to go and how to log in. */
function readyBlock(server: RunningServer, config: AppConfig): string {
  const lines = [
    `Shop       ${server.url}/`,
    `Staff      ${server.url}/login`,
    `API docs   ${server.url}/api/docs`,
    `Data       ${server.storedIn}`,
  ]
  if (config.seed === 'demo')
    lines.push(
      '',
      'Customer   any mobile number, such as 9876543210; the login screen shows the code',
      'Admin      9000000001, PIN 246810',
      'Packer     9000000002, PIN 135790',
    )
  if (config.sandboxes.length > 0)
    lines.push('', `Sandboxes  ${config.sandboxes.join(', ')} (no money moves, nothing is sent)`)
  if (server.notices.length > 0) lines.push('', ...server.notices.map((notice) => `Note       ${notice}`))
  return ['', 'Jaadi is ready.', '', ...lines.map((line) => (line ? `  ${line}` : '')), ''].join('\n')
}

/**
 * Ends the server with 0 once it is closed. Ctrl-C reaches it twice, from the terminal and from npm, so repetitions
 * change nothing.
 */
function closeOnSignals(server: RunningServer): void {
  let isClosing = false
  const close = (): void => {
    if (isClosing) return
    isClosing = true
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Closing failed: ${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
}

async function main(): Promise<void> {
  const config = configFromEnvironment()
  // Loaded now: a bad configuration is refused without the whole application.
  const { startServer } = await import('./server.js')
  const server = await startServer(config)
  closeOnSignals(server)
  print(readyBlock(server, config))
}

main().catch((error: unknown) => {
  const expected = error instanceof ConfigurationError || error instanceof StartupError
  process.stderr.write(
    `${expected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  process.exit(1)
})
