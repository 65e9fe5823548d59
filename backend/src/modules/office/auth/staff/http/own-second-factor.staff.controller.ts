import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { IgnoreCredentials } from '../../../../../platform/http/routes/ignore-credentials.js'
import { MessageAnswer } from '../../../../../platform/http/routes/message.answer.js'
import { DeviceMarks } from '../../sign-in/http/device-marks.service.js'
import { OwnPasskeys } from '../own-passkeys.service.js'
import { OwnSecondFactor } from '../own-second-factor.service.js'
import {
  CodeBody,
  FACTOR_SHOWN,
  NewAppAnswer,
  OFF,
  OwnSecondFactorAnswer,
  RecoveryCodesAnswer,
  removed,
  ShownBody,
  toNewApp,
  toOwnSecondFactor,
} from './own-second-factor.dto.js'

/**
 * The caller's own second factor (docs/domain/people.md#second-factor). Each change needs the PIN entered
 * for it.
 */
@ApiTags('staff: own second factor')
@IgnoreCredentials()
@Controller('own-second-factor')
export class OwnSecondFactorController {
  constructor(
    private readonly own: OwnSecondFactor,
    private readonly passkeys: OwnPasskeys,
    private readonly marks: DeviceMarks,
  ) {}

  @Allow('dashboard.view')
  @Get()
  @ApiOperation({ summary: 'Whether a second factor is on, and what it is' })
  @ApiOkResponse({ type: OwnSecondFactorAnswer })
  @Fails('NOT_FOUND')
  async state(@Caller() caller: Principal): Promise<OwnSecondFactorAnswer> {
    const passkeys = await this.passkeys.list(caller)
    return toOwnSecondFactor(await this.own.state(caller), passkeys, this.passkeys.address)
  }

  @Allow('dashboard.view')
  @Post('app')
  @HttpCode(200)
  @ApiOperation({ summary: 'A secret for an authenticator app, shown once; valid for 15 minutes' })
  @ApiOkResponse({ type: NewAppAnswer })
  @Fails(...FACTOR_SHOWN, 'SECOND_FACTOR_ON', 'NOT_FOUND')
  async begin(
    @Body() shown: ShownBody,
    @Caller() caller: Principal,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NewAppAnswer> {
    return toNewApp(await this.own.begin(caller, shown, this.marks.challenged(request, reply)))
  }

  @Allow('dashboard.view')
  @Post('app/confirm')
  @HttpCode(200)
  @ApiOperation({ summary: 'Start to use the app with one of its codes; the other devices are logged out' })
  @ApiOkResponse({ type: RecoveryCodesAnswer })
  @Fails('INVALID_OTP', 'SECOND_FACTOR_ON', 'NOT_FOUND')
  async confirm(
    @Body() { code }: CodeBody,
    @Caller() caller: Principal,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecoveryCodesAnswer> {
    return { recoveryCodes: await this.own.confirm(caller, code, this.marks.challenged(request, reply)) }
  }

  @Allow('dashboard.view')
  @Post('app/remove')
  @HttpCode(200)
  @ApiOperation({ summary: 'Remove the app; if there are no passkeys, the second factor is off' })
  @ApiOkResponse({ type: MessageAnswer })
  @Fails(...FACTOR_SHOWN, 'SECOND_FACTOR_OFF', 'NOT_FOUND')
  async removeApp(
    @Body() shown: ShownBody,
    @Caller() caller: Principal,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageAnswer> {
    return removed(await this.own.removeApp(caller, shown, this.marks.challenged(request, reply)))
  }

  @Allow('dashboard.view')
  @Post('recovery-codes')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ten new recovery codes; the old ones are not valid any more' })
  @ApiOkResponse({ type: RecoveryCodesAnswer })
  @Fails(...FACTOR_SHOWN, 'SECOND_FACTOR_OFF', 'NOT_FOUND')
  async renewCodes(
    @Body() shown: ShownBody,
    @Caller() caller: Principal,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecoveryCodesAnswer> {
    return { recoveryCodes: await this.own.renewCodes(caller, shown, this.marks.challenged(request, reply)) }
  }

  @Allow('dashboard.view')
  @Post('off')
  @HttpCode(200)
  @ApiOperation({ summary: 'Turn the second factor off' })
  @ApiOkResponse({ type: MessageAnswer })
  @Fails(...FACTOR_SHOWN, 'SECOND_FACTOR_OFF', 'NOT_FOUND')
  async turnOff(
    @Body() shown: ShownBody,
    @Caller() caller: Principal,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageAnswer> {
    await this.own.turnOff(caller, shown, this.marks.challenged(request, reply))
    return OFF
  }
}
