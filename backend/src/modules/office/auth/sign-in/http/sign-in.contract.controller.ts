import { Body, Controller, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { type AppConfig } from '../../../../../config/config.js'
import { APP_CONFIG } from '../../../../../config/config.module.js'
import {
  Allow,
  type AuthenticatedRequest,
  Caller,
  type Principal,
  Public,
} from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { IgnoreCredentials } from '../../../../../platform/http/routes/ignore-credentials.js'
import { MessageAnswer } from '../../../../../platform/http/routes/message.answer.js'
import { Accounts } from '../../accounts.service.js'
import { clearSessionCookies, setSessionCookies } from '../../sessions/http/session-cookies.js'
import { SignOut } from '../../sessions/sign-out.service.js'
import { SendOtp, type SendOutcome } from '../send-otp.service.js'
import { VerifyOtp } from '../verify-otp.service.js'
import { DeviceMarks } from './device-marks.service.js'
import { SendOtpAnswer, SendOtpBody, SessionAnswer, VerifyOtpAnswer, VerifyOtpBody } from './sign-in.dto.js'

const MESSAGES: Readonly<Record<SendOutcome['outcome'], string>> = {
  sent: 'OTP sent',
  pin: 'Log in with your pin',
  'sent-before': 'Login with last send OTP',
}

/** Logging in and out (docs/domain/people.md#sign-in). */
@ApiTags('sign-in')
@Controller()
export class SignInController {
  constructor(
    private readonly sendOtp: SendOtp,
    private readonly verifyOtp: VerifyOtp,
    private readonly signOut: SignOut,
    private readonly accounts: Accounts,
    private readonly marks: DeviceMarks,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** 200: sent, or staff are asked for their PIN. 201: a code sent before is still good. */
  @Public({ knowsCaller: true })
  @IgnoreCredentials()
  @Post('send-otp')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ask for a one-time password' })
  @ApiOkResponse({ type: SendOtpAnswer, description: 'Sent, or "Log in with your pin"' })
  @ApiCreatedResponse({ type: SendOtpAnswer, description: 'A code sent before is still good' })
  @Fails('TOO_MANY_REQUESTS', 'PROOF_WANTED', 'OTP_NOT_SENT')
  async send(
    @Body() { mobileNumber, proof }: SendOtpBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SendOtpAnswer> {
    const { outcome, role, resendAfterSeconds } = await this.sendOtp.send(mobileNumber, {
      ...this.marks.mark(request, reply),
      proof,
    })
    void reply.status(outcome === 'sent-before' ? 201 : 200)
    return { role, message: MESSAGES[outcome], resendAfterSeconds }
  }

  @Public({ knowsCaller: true })
  @IgnoreCredentials()
  @Post('verify-otp')
  @HttpCode(200)
  @ApiOperation({ summary: 'Log in with a code or a staff PIN; sets the session cookies' })
  @ApiOkResponse({ type: VerifyOtpAnswer })
  @Fails('INVALID_OTP', 'SECOND_FACTOR_WANTED', 'ROLE_MISMATCH', 'TOO_MANY_REQUESTS', 'BUSY')
  async verify(
    @Body() { mobileNumber, otp, role, code, passkey }: VerifyOtpBody,
    @Req() request: AuthenticatedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VerifyOtpAnswer> {
    const { token, account } = await this.verifyOtp.verify(
      { mobileNumber, otp, role, code, passkey },
      this.marks.challenged(request, reply),
    )
    // The former session is ended too, since the browser forgets its cookie.
    if (request.principal) await this.signOut.signOut(request.principal)
    setSessionCookies(request, reply, this.config, { token, mobileNumber, role: account.role })
    return { message: 'OTP verified successfully', role: account.role, mobileNumber }
  }

  @Allow('account.own')
  @Get('session')
  @ApiOperation({ summary: 'Who is logged in' })
  @ApiOkResponse({ type: SessionAnswer })
  @Fails('NOT_FOUND')
  async session(@Caller() { userId, mobileNumber, role }: Principal): Promise<SessionAnswer> {
    const { name, hasAddress } = await this.accounts.profileOf(userId)
    return { mobileNumber, role, name, hasAddress }
  }

  /** Ends the session on the server and clears the cookies; without a session it only clears them. */
  @Public({ knowsCaller: true })
  @Post('logout')
  @HttpCode(200)
  @ApiOperation({ summary: 'Log out' })
  @ApiOkResponse({ type: MessageAnswer })
  @Fails('BUSY')
  async logout(
    @Req() request: AuthenticatedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageAnswer> {
    if (request.principal) await this.signOut.signOut(request.principal)
    clearSessionCookies(request, reply, this.config)
    return { message: 'You are logged out.' }
  }
}
