import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { Accounts } from './accounts.service.js'
import { Audit } from './audit.service.js'
import { PersonalData } from './personal-data.service.js'
import { PinHasher } from './pin-hasher.service.js'
import { AccountRecord, AccountSchema } from './schemas/account.schema.js'
import { AuditEntryRecord, AuditEntrySchema } from './schemas/audit-entry.schema.js'
import { StaffAccounts } from './staff-accounts.service.js'

/** Accounts, sign-in, sessions, staff, audit: who is calling, and may they. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: AccountRecord.name, schema: AccountSchema },
      { name: AuditEntryRecord.name, schema: AuditEntrySchema },
    ]),
  ],
  providers: [Accounts, StaffAccounts, Audit, PersonalData, PinHasher],
  exports: [Accounts, StaffAccounts, Audit, PersonalData],
})
export class AuthModule {}
