import { getConnectionToken } from '@nestjs/mongoose'
import { type NestFastifyApplication } from '@nestjs/platform-fastify'
import { type Connection } from 'mongoose'
import { type AppConfig } from '../config/config.js'
import { StaffPins } from '../modules/office/auth/staff/staff-pins.service.js'
import { StartupError } from './startup-error.js'

const CLEAN_FOLDER =
  'Start production with a database of its own: set DATA_DIR to an empty folder, or MONGODB_URI to a new database.'

/**
 * Refuses to start production on demo data, whose PINs are public and whose orders were never paid, or
 * with PINs that are easy to guess.
 * @throws StartupError naming the place of the data and how to start with clean data.
 */
export async function demandCleanDatabase(
  app: NestFastifyApplication,
  config: AppConfig,
  storedIn: string,
): Promise<void> {
  if (!config.isProduction) return
  // The seed writes this document; its module must not be imported here.
  const seeded = await app.get<Connection>(getConnectionToken()).collection('demo').findOne({})
  if (seeded) throw new StartupError(`There is demo data in ${storedIn}. ${CLEAN_FOLDER}`)
  if (await app.get(StaffPins).anybodyIsWeak())
    throw new StartupError(
      `An employee in ${storedIn} has a PIN of the demo, or one that is easy to guess. Give them another with "npm run admin:create -- --mobile <number> --reset", or ${CLEAN_FOLDER.charAt(0).toLowerCase()}${CLEAN_FOLDER.slice(1)}`,
    )
}
