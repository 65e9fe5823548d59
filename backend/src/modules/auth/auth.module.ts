import { Module } from '@nestjs/common'
import { APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core'
import { MongooseModule } from '@nestjs/mongoose'
import { NotificationsModule } from '../notifications/notifications.module.js'
import { AccountData } from './account-data.service.js'
import { Accounts } from './accounts.service.js'
import { AdminFromTerminal } from './admin-from-terminal.service.js'
import { AuditQueries } from './audit.queries.js'
import { Audit } from './audit.service.js'
import { Callers } from './callers.service.js'
import { AccessGuard } from './http/access.guard.js'
import { AuditAdminController } from './http/audit.admin.controller.js'
import { AuditInterceptor } from './http/audit.interceptor.js'
import { EmployeesAdminController } from './http/employees.admin.controller.js'
import { OtpDaysAdminController } from './http/otp-days.admin.controller.js'
import { SessionsController } from './http/sessions.contract.controller.js'
import { SignInController } from './http/sign-in.contract.controller.js'
import { RouteTable } from './http/route-table.js'
import { UsersController } from './http/users.contract.controller.js'
import { Keyring } from './keyring.service.js'
import { Lockouts } from './lockouts.service.js'
import { ManageStaff } from './manage-staff.service.js'
import { OtpCodes } from './otp-codes.service.js'
import { OtpDays } from './otp-days.service.js'
import { OtpDispatch } from './otp-dispatch.service.js'
import { PersonalData } from './personal-data.service.js'
import { PinChecks } from './pin-checks.service.js'
import { PinCredentials } from './pin-credentials.service.js'
import { PinHasher } from './pin-hasher.service.js'
import { Privacy } from './privacy.service.js'
import { RequestCredentials } from './request-credentials.service.js'
import { AccountRecord, AccountSchema } from './schemas/account.schema.js'
import { AuditEntryRecord, AuditEntrySchema } from './schemas/audit-entry.schema.js'
import { LockoutRecord, LockoutSchema } from './schemas/lockout.schema.js'
import { OtpCodeRecord, OtpCodeSchema } from './schemas/otp-code.schema.js'
import { OtpDayRecord, OtpDaySchema } from './schemas/otp-day.schema.js'
import { PinCredentialRecord, PinCredentialSchema } from './schemas/pin-credential.schema.js'
import { SessionRecord, SessionSchema } from './schemas/session.schema.js'
import { ThrottleRecord, ThrottleSchema } from './schemas/throttle.schema.js'
import { SendOtp } from './send-otp.service.js'
import { Sessions } from './sessions.service.js'
import { SignIn } from './sign-in.service.js'
import { SignOut } from './sign-out.service.js'
import { StaffAccess } from './staff-access.service.js'
import { StaffAccounts } from './staff-accounts.service.js'
import { StaffPins } from './staff-pins.service.js'
import { Throttles } from './throttles.service.js'
import { VerifyOtp } from './verify-otp.service.js'

/** Accounts, sign-in, sessions, staff, audit: who is calling, and may they. */
@Module({
  imports: [
    DiscoveryModule,
    NotificationsModule,
    MongooseModule.forFeature([
      { name: AccountRecord.name, schema: AccountSchema },
      { name: SessionRecord.name, schema: SessionSchema },
      { name: OtpCodeRecord.name, schema: OtpCodeSchema },
      { name: OtpDayRecord.name, schema: OtpDaySchema },
      { name: PinCredentialRecord.name, schema: PinCredentialSchema },
      { name: ThrottleRecord.name, schema: ThrottleSchema },
      { name: LockoutRecord.name, schema: LockoutSchema },
      { name: AuditEntryRecord.name, schema: AuditEntrySchema },
    ]),
  ],
  controllers: [
    SignInController,
    SessionsController,
    UsersController,
    EmployeesAdminController,
    AuditAdminController,
    OtpDaysAdminController,
  ],
  providers: [
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: AuditInterceptor },
    RouteTable,
    Keyring,
    Throttles,
    Lockouts,
    PinHasher,
    OtpCodes,
    OtpDays,
    OtpDispatch,
    SendOtp,
    PinChecks,
    PinCredentials,
    Sessions,
    SignIn,
    SignOut,
    VerifyOtp,
    RequestCredentials,
    Callers,
    Accounts,
    StaffAccounts,
    StaffAccess,
    StaffPins,
    ManageStaff,
    AdminFromTerminal,
    PersonalData,
    AccountData,
    Privacy,
    Audit,
    AuditQueries,
  ],
  exports: [Accounts, StaffAccounts, StaffPins, Audit, PersonalData, Throttles, PinHasher],
})
export class AuthModule {}
