import 'reflect-metadata'
import { print } from '../boot/print.js'
import { StartupError } from '../boot/startup-error.js'
import { type AppConfig, configFromEnvironment, ConfigurationError } from '../config/config.js'
import { weakPin } from '../config/weak-pins.js'
import { AppError } from '../kernel/errors/errors.js'
import { faultOfAdmin } from '../modules/office/auth/staff/domain/wanted-admin.js'
import { runCommand, typed, UsageError } from './command.js'
import { readPin } from './read-pin.js'

const USAGE = [
  'Usage: npm run admin:create -- --mobile <10 digits> [--name <name>] [--reset]',
  'The PIN has 6 to 12 digits. The command asks for it, or reads it from standard input, or takes it from ADMIN_PIN if ADMIN_MOBILE is set too.',
  '--reset gives an existing employee a new PIN, removes a second factor, enables the account and makes it an admin.',
].join('\n')

function wanted(config: AppConfig) {
  const { values } = typed(USAGE, {
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
}

/** Creates an admin in the database of MONGODB_URI, or in the embedded one of DATA_DIR while the shop is stopped. */
async function createAdmin(): Promise<void> {
  const config = configFromEnvironment()
  const { mobileNumber, name, reset, pin } = wanted(config)
  const chosen = pin ?? (await readPin(`PIN for ${mobileNumber}: `))
  const fault = faultOfAdmin({ mobileNumber, pin: chosen })
  if (fault) throw new UsageError(fault)
  const weak = config.isProduction ? weakPin(chosen, mobileNumber) : null
  if (weak !== null) throw new UsageError(weak)
  // The application is large: a wrong command line is reported before it is loaded.
  const [{ openApplication }, { AdminFromTerminal }] = await Promise.all([
    import('../server.js'),
    import('../modules/office/auth/staff/admin-from-terminal.service.js'),
  ])
  const { app, close } = await openApplication({ ...config, jobs: false })
  try {
    const outcome = await app.get(AdminFromTerminal).createOrReset({ mobileNumber, name, pin: chosen, reset })
    print(`The admin ${mobileNumber} is ${outcome}.`)
  } finally {
    await close()
  }
}

runCommand(createAdmin, [ConfigurationError, StartupError, AppError])
