import { getConnectionToken } from '@nestjs/mongoose'
import { type NestFastifyApplication } from '@nestjs/platform-fastify'
import { type Connection } from 'mongoose'
import { type AppConfig } from '../config/config.js'
import { StaffAccounts } from '../modules/office/auth/staff/staff-accounts.service.js'
import { compareSharedFacts } from './shared-facts.js'

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/

/** What the person at the terminal should know before anybody uses the shop, in a sentence or two each. */
export async function noticesOf(app: NestFastifyApplication, config: AppConfig): Promise<string[]> {
  const notices = await compareSharedFacts(app.get<Connection>(getConnectionToken()), config)
  if (!(await app.get(StaffAccounts).hasActiveAdmin()))
    notices.push(
      'There is no admin yet, so nobody can run the shop. Stop it and make one: npm run admin:create -- --mobile <your 10 digits>',
    )
  if (config.sandboxes.length > 0 && !LOOPBACK.test(config.host))
    notices.push(
      `This is a demo on an address that others may reach (HOST=${config.host}): whoever opens it sees every log-in code and can pay without money.`,
    )
  return notices
}
