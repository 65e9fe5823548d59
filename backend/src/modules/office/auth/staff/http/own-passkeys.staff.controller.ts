import { Body, Controller, HttpCode, Param, Post, Req, Res } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { IgnoreCredentials } from '../../../../../platform/http/routes/ignore-credentials.js'
import { MessageAnswer } from '../../../../../platform/http/routes/message.answer.js'
import { DeviceMarks } from '../../sign-in/http/device-marks.service.js'
import { OwnPasskeys } from '../own-passkeys.service.js'
import { AddPasskeyBody, NewPasskeyAnswer } from './own-passkeys.dto.js'
import { FACTOR_SHOWN, RecoveryCodesAnswer, removed, ShownBody } from './own-second-factor.dto.js'

/** The caller's own passkeys (docs/domain/people.md#passkeys). Each change needs the PIN entered for it. */
@ApiTags('staff: own second factor')
@IgnoreCredentials()
@Controller('own-second-factor/passkeys')
export class OwnPasskeysController {
  constructor(
    private readonly own: OwnPasskeys,
    private readonly marks: DeviceMarks,
  ) {}

  @Allow('dashboard.view')
  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Options with which the browser makes a passkey; valid for 5 minutes' })
  @ApiOkResponse({ type: NewPasskeyAnswer })
  @Fails(...FACTOR_SHOWN, 'NO_PASSKEYS_HERE', 'PASSKEYS_FULL', 'NOT_FOUND')
  begin(
    @Body() shown: ShownBody,
    @Caller() caller: Principal,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NewPasskeyAnswer> {
    return this.own.begin(caller, shown, this.marks.challenged(request, reply))
  }

  @Allow('dashboard.view')
  @Post('confirm')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Start to use a passkey that the browser made; the other devices are logged out',
  })
  @ApiOkResponse({ type: RecoveryCodesAnswer })
  @Fails('INVALID_OTP', 'PASSKEY_KNOWN', 'PASSKEYS_FULL', 'NOT_FOUND')
  async add(
    @Body() body: AddPasskeyBody,
    @Caller() caller: Principal,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecoveryCodesAnswer> {
    return { recoveryCodes: await this.own.add(caller, body, this.marks.challenged(request, reply)) }
  }

  @Allow('dashboard.view')
  @Post(':id/remove')
  @HttpCode(200)
  @ApiOperation({ summary: 'Remove a passkey; if nothing else is left, the second factor is off' })
  @ApiOkResponse({ type: MessageAnswer })
  @Fails(...FACTOR_SHOWN, 'SECOND_FACTOR_OFF', 'NOT_FOUND')
  async remove(
    @Param('id') id: string,
    @Body() shown: ShownBody,
    @Caller() caller: Principal,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageAnswer> {
    return removed(await this.own.remove(caller, id, shown, this.marks.challenged(request, reply)))
  }
}
