import { Module, type OnModuleInit } from '@nestjs/common'
import { APP_GUARD, DiscoveryModule } from '@nestjs/core'
import { MongooseModule } from '@nestjs/mongoose'
import { LiveFacts } from '../../../platform/live/live-facts.service.js'
import { AuditModule } from '../audit/audit.module.js'
import { MessagesModule } from '../messages/messages.module.js'
import { Callers } from './access/callers.service.js'
import { FreshPins } from './access/fresh-pins.service.js'
import { AccessGuard } from './access/http/access.guard.js'
import { RouteTable } from './access/http/route-table.js'
import { RequestCredentials } from './access/request-credentials.service.js'
import { Accounts } from './accounts.service.js'
import { Addresses } from './addresses/addresses.service.js'
import { AddressesController } from './addresses/http/addresses.controller.js'
import { Keyring } from './keyring.service.js'
import { LookUps } from './look-ups.service.js'
import { PinHasher } from './pin-hasher.service.js'
import { AccountData } from './privacy/account-data.service.js'
import { AccountMessages } from './privacy/account-messages.service.js'
import { UsersController } from './privacy/http/users.contract.controller.js'
import { PersonalData } from './privacy/personal-data.service.js'
import { Privacy } from './privacy/privacy.service.js'
import { AccountDocument, AccountSchema } from './schemas/account.schema.js'
import { ThrottleDocument, ThrottleSchema } from './schemas/throttle.schema.js'
import { PasskeyChallenges } from './second-factor/passkey-challenges.service.js'
import { PasskeyProofs } from './second-factor/passkey-proofs.service.js'
import { Passkeys } from './second-factor/passkeys.service.js'
import { PasskeyDocument, PasskeySchema } from './second-factor/schemas/passkey.schema.js'
import {
  PasskeyChallengeDocument,
  PasskeyChallengeSchema,
} from './second-factor/schemas/passkey-challenge.schema.js'
import { SecondFactorDocument, SecondFactorSchema } from './second-factor/schemas/second-factor.schema.js'
import { SecondFactors } from './second-factor/second-factors.service.js'
import { SessionsController } from './sessions/http/sessions.contract.controller.js'
import { EndedSessionDocument, EndedSessionSchema } from './sessions/schemas/ended-session.schema.js'
import { SessionDocument, SessionSchema } from './sessions/schemas/session.schema.js'
import { Sessions } from './sessions/sessions.service.js'
import { SignOut } from './sessions/sign-out.service.js'
import { CodeRequests } from './sign-in/code-requests.service.js'
import { CustomerSignIn } from './sign-in/customer-sign-in.service.js'
import { DeviceMarks } from './sign-in/http/device-marks.service.js'
import { OtpDaysAdminController } from './sign-in/http/otp-days.admin.controller.js'
import { SignInController } from './sign-in/http/sign-in.contract.controller.js'
import { KnownDevices } from './sign-in/known-devices.service.js'
import { Lockouts } from './sign-in/lockouts.service.js'
import { OtpCodes } from './sign-in/otp-codes.service.js'
import { OtpDays } from './sign-in/otp-days.service.js'
import { OtpDispatch } from './sign-in/otp-dispatch.service.js'
import { OtpQuotas } from './sign-in/otp-quotas.service.js'
import { PinChecks } from './sign-in/pin-checks.service.js'
import { PinCredentials } from './sign-in/pin-credentials.service.js'
import { ProofsOfWork } from './sign-in/proofs-of-work.service.js'
import { KnownDeviceDocument, KnownDeviceSchema } from './sign-in/schemas/known-device.schema.js'
import { LockoutDocument, LockoutSchema } from './sign-in/schemas/lockout.schema.js'
import { OtpCodeDocument, OtpCodeSchema } from './sign-in/schemas/otp-code.schema.js'
import { OtpDayDocument, OtpDaySchema } from './sign-in/schemas/otp-day.schema.js'
import { PinCredentialDocument, PinCredentialSchema } from './sign-in/schemas/pin-credential.schema.js'
import { SecondFactorChecks } from './sign-in/second-factor-checks.service.js'
import { SendOtp } from './sign-in/send-otp.service.js'
import { SignIn } from './sign-in/sign-in.service.js'
import { StaffSignIn } from './sign-in/staff-sign-in.service.js'
import { UnknownBrowsers } from './sign-in/unknown-browsers.service.js'
import { VerifyOtp } from './sign-in/verify-otp.service.js'
import { AdminFromTerminal } from './staff/admin-from-terminal.service.js'
import { FactorOwners } from './staff/factor-owners.service.js'
import { EmployeesAdminController } from './staff/http/employees.admin.controller.js'
import { OwnListsController } from './staff/http/own-lists.staff.controller.js'
import { OwnPasskeysController } from './staff/http/own-passkeys.staff.controller.js'
import { OwnPinController } from './staff/http/own-pin.staff.controller.js'
import { OwnSecondFactorController } from './staff/http/own-second-factor.staff.controller.js'
import { PeopleAdminController } from './staff/http/people.admin.controller.js'
import { ManageStaff } from './staff/manage-staff.service.js'
import { NewPins } from './staff/new-pins.service.js'
import { OthersSecondFactor } from './staff/others-second-factor.service.js'
import { OwnLists } from './staff/own-lists.service.js'
import { OwnPasskeys } from './staff/own-passkeys.service.js'
import { OwnPin } from './staff/own-pin.service.js'
import { OwnSecondFactor } from './staff/own-second-factor.service.js'
import { OwnListsDocument, OwnListsSchema } from './staff/schemas/own-lists.schema.js'
import { SecondFactorFact } from './staff/second-factor-fact.service.js'
import { SecondFactorStanding } from './staff/second-factor-standing.service.js'
import { StaffAccess } from './staff/staff-access.service.js'
import { StaffAccounts } from './staff/staff-accounts.service.js'
import { StaffPins } from './staff/staff-pins.service.js'
import { Throttles } from './throttles.service.js'

/** Accounts, sign-in, sessions and staff: who the caller is, and what they may do. */
@Module({
  imports: [
    AuditModule,
    DiscoveryModule,
    MessagesModule,
    MongooseModule.forFeature([
      { name: AccountDocument.name, schema: AccountSchema },
      { name: SessionDocument.name, schema: SessionSchema },
      { name: EndedSessionDocument.name, schema: EndedSessionSchema },
      { name: OtpCodeDocument.name, schema: OtpCodeSchema },
      { name: OtpDayDocument.name, schema: OtpDaySchema },
      { name: PinCredentialDocument.name, schema: PinCredentialSchema },
      { name: ThrottleDocument.name, schema: ThrottleSchema },
      { name: KnownDeviceDocument.name, schema: KnownDeviceSchema },
      { name: SecondFactorDocument.name, schema: SecondFactorSchema },
      { name: PasskeyDocument.name, schema: PasskeySchema },
      { name: PasskeyChallengeDocument.name, schema: PasskeyChallengeSchema },
      { name: LockoutDocument.name, schema: LockoutSchema },
      { name: OwnListsDocument.name, schema: OwnListsSchema },
    ]),
  ],
  controllers: [
    SignInController,
    SessionsController,
    UsersController,
    AddressesController,
    EmployeesAdminController,
    PeopleAdminController,
    OwnPinController,
    OwnListsController,
    OwnSecondFactorController,
    OwnPasskeysController,
    OtpDaysAdminController,
  ],
  providers: [
    { provide: APP_GUARD, useClass: AccessGuard },
    RouteTable,
    Keyring,
    Throttles,
    Lockouts,
    PinHasher,
    UnknownBrowsers,
    LookUps,
    OtpCodes,
    OtpDays,
    OtpDispatch,
    OtpQuotas,
    ProofsOfWork,
    CodeRequests,
    DeviceMarks,
    KnownDevices,
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
    Addresses,
    StaffAccounts,
    StaffAccess,
    NewPins,
    StaffPins,
    ManageStaff,
    OwnPin,
    OwnLists,
    PasskeyChallenges,
    PasskeyProofs,
    Passkeys,
    SecondFactors,
    SecondFactorChecks,
    SecondFactorStanding,
    SecondFactorFact,
    FactorOwners,
    OwnSecondFactor,
    OwnPasskeys,
    OthersSecondFactor,
    FreshPins,
    AdminFromTerminal,
    PersonalData,
    AccountData,
    AccountMessages,
    Privacy,
  ],
  exports: [Accounts, LookUps, StaffAccounts, PersonalData, Throttles, PinHasher],
})
export class AuthModule implements OnModuleInit {
  constructor(
    private readonly sessions: Sessions,
    private readonly live: LiveFacts,
  ) {}

  onModuleInit(): void {
    this.live.register('sessions', (ids) => this.sessions.living(ids))
  }
}
