import { Module } from '@nestjs/common'
import { APP_GUARD, DiscoveryModule } from '@nestjs/core'
import { MongooseModule } from '@nestjs/mongoose'
import { AuditModule } from '../audit/audit.module.js'
import { NotificationsModule } from '../notifications/notifications.module.js'
import { Callers } from './access/callers.service.js'
import { AccessGuard } from './access/http/access.guard.js'
import { RouteTable } from './access/http/route-table.js'
import { RequestCredentials } from './access/request-credentials.service.js'
import { Accounts } from './accounts.service.js'
import { Keyring } from './keyring.service.js'
import { PinHasher } from './pin-hasher.service.js'
import { AccountData } from './privacy/account-data.service.js'
import { UsersController } from './privacy/http/users.contract.controller.js'
import { PersonalData } from './privacy/personal-data.service.js'
import { Privacy } from './privacy/privacy.service.js'
import { AccountDocument, AccountSchema } from './schemas/account.schema.js'
import { ThrottleDocument, ThrottleSchema } from './schemas/throttle.schema.js'
import { SessionsController } from './sessions/http/sessions.contract.controller.js'
import { SessionDocument, SessionSchema } from './sessions/schemas/session.schema.js'
import { Sessions } from './sessions/sessions.service.js'
import { SignOut } from './sessions/sign-out.service.js'
import { CustomerSignIn } from './sign-in/customer-sign-in.service.js'
import { OtpDaysAdminController } from './sign-in/http/otp-days.admin.controller.js'
import { SignInController } from './sign-in/http/sign-in.contract.controller.js'
import { Lockouts } from './sign-in/lockouts.service.js'
import { OtpCodes } from './sign-in/otp-codes.service.js'
import { OtpDays } from './sign-in/otp-days.service.js'
import { OtpDispatch } from './sign-in/otp-dispatch.service.js'
import { PinChecks } from './sign-in/pin-checks.service.js'
import { PinCredentials } from './sign-in/pin-credentials.service.js'
import { LockoutDocument, LockoutSchema } from './sign-in/schemas/lockout.schema.js'
import { OtpCodeDocument, OtpCodeSchema } from './sign-in/schemas/otp-code.schema.js'
import { OtpDayDocument, OtpDaySchema } from './sign-in/schemas/otp-day.schema.js'
import { PinCredentialDocument, PinCredentialSchema } from './sign-in/schemas/pin-credential.schema.js'
import { SendOtp } from './sign-in/send-otp.service.js'
import { SignIn } from './sign-in/sign-in.service.js'
import { StaffSignIn } from './sign-in/staff-sign-in.service.js'
import { VerifyOtp } from './sign-in/verify-otp.service.js'
import { AdminFromTerminal } from './staff/admin-from-terminal.service.js'
import { EmployeesAdminController } from './staff/http/employees.admin.controller.js'
import { ManageStaff } from './staff/manage-staff.service.js'
import { StaffAccess } from './staff/staff-access.service.js'
import { StaffAccounts } from './staff/staff-accounts.service.js'
import { StaffPins } from './staff/staff-pins.service.js'
import { Throttles } from './throttles.service.js'

/** Accounts, sign-in, sessions, staff: who is calling, and may they. */
@Module({
  imports: [
    AuditModule,
    DiscoveryModule,
    NotificationsModule,
    MongooseModule.forFeature([
      { name: AccountDocument.name, schema: AccountSchema },
      { name: SessionDocument.name, schema: SessionSchema },
      { name: OtpCodeDocument.name, schema: OtpCodeSchema },
      { name: OtpDayDocument.name, schema: OtpDaySchema },
      { name: PinCredentialDocument.name, schema: PinCredentialSchema },
      { name: ThrottleDocument.name, schema: ThrottleSchema },
      { name: LockoutDocument.name, schema: LockoutSchema },
    ]),
  ],
  controllers: [
    SignInController,
    SessionsController,
    UsersController,
    EmployeesAdminController,
    OtpDaysAdminController,
  ],
  providers: [
    { provide: APP_GUARD, useClass: AccessGuard },
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
    CustomerSignIn,
    StaffSignIn,
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
  ],
  exports: [Accounts, StaffAccounts, PersonalData, Throttles, PinHasher],
})
export class AuthModule {}
