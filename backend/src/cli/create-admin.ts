import 'reflect-metadata'
import { parseArgs } from 'node:util'
import { StartupError } from '../boot/startup-error.js'
import { type AppConfig, configFromEnvironment, ConfigurationError } from '../config/config.js'
import { KNOWN_PIN_SENTENCE, KNOWN_PINS } from '../config/known-pins.js'
import { AppError } from '../kernel/errors.js'
import { AdminFromTerminal } from '../modules/auth/staff/admin-from-terminal.service.js'
import { openApplication } from '../server.js'
import { readPin } from './read-pin.js'

const USAGE = [
  'Usage: npm run admin:create -- --mobile <10 digits> [--name <name>] [--reset]',
  'The PIN, 6 to 12 digits, is asked for, or read from standard input, or taken from ADMIN_PIN beside ADMIN_MOBILE.',
  '--reset gives an existing employee a new PIN, enables the account and makes it an admin.',
].join('\n')

/** A sentence for the person at the terminal. */
class UsageError extends Error {}

const print = (text: string): void => void process.stdout.write(`${text}\n`)

function wanted(args: readonly string[], config: AppConfig) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        mobile: { type: 'string' },
        name: { type: 'string', default: 'Admin' },
        reset: { type: 'boolean', default: false },
      },
    })
    const mobileNumber = values.mobile ?? config.admin?.mobileNumber
    if (mobileNumber === undefined) throw new UsageError(USAGE)
    const pin = config.admin?.mobileNumber === mobileNumber ? config.admin.pin : null
    return { mobileNumber, name: values.name, reset: values.reset, pin }
  } catch {
    throw new UsageError(USAGE)
  }
}

/** Creates an admin in the database of MONGODB_URI, or in the embedded one of DATA_DIR while the shop is stopped. */
async function createAdmin(): Promise<void> {
  const config = configFromEnvironment()
  const { mobileNumber, name, reset, pin } = wanted(process.argv.slice(2), config)
  const chosen = pin ?? (await readPin(`PIN for ${mobileNumber}: `))
  if (config.isProduction && KNOWN_PINS.includes(chosen)) throw new UsageError(KNOWN_PIN_SENTENCE)
  const { app, close } = await openApplication(config)
  try {
    const outcome = await app.get(AdminFromTerminal).execute({ mobileNumber, name, pin: chosen, reset })
    print(`The admin ${mobileNumber} is ${outcome}.`)
  } finally {
    await close()
  }
}

createAdmin().catch((error: unknown) => {
  const expected = [UsageError, ConfigurationError, StartupError, AppError].some(
    (kind) => error instanceof kind,
  )
  process.stderr.write(
    `${expected || !(error instanceof Error) ? String((error as Error).message) : error.stack}\n`,
  )
  process.exitCode = 1
})
