import { Body, Controller, HttpCode, Post, Put, Req } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger'
import { Matches } from 'class-validator'
import { type FastifyRequest } from 'fastify'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { IgnoreCredentials } from '../../../../../platform/http/routes/ignore-credentials.js'
import { MessageAnswer } from '../../../../../platform/http/routes/message.answer.js'
import { DeviceMarks } from '../../sign-in/http/device-marks.service.js'
import { PIN, PIN_SENTENCE } from '../domain/pin.js'
import { OwnPin } from '../own-pin.service.js'

class PinBody {
  @ApiProperty({ example: '135790', description: '6 to 12 digits' })
  @Matches(PIN, { message: PIN_SENTENCE })
  pin!: string
}

/** The caller's own PIN (docs/domain/people.md#staff-pins). */
@ApiTags('staff: own PIN')
@IgnoreCredentials()
@Controller()
export class OwnPinController {
  constructor(
    private readonly ownPin: OwnPin,
    private readonly marks: DeviceMarks,
  ) {}

  @Allow('dashboard.view')
  @Post('session/pin')
  @HttpCode(200)
  @ApiOperation({ summary: 'Enter the PIN again after a call answered PIN_WANTED' })
  @ApiOkResponse({ type: MessageAnswer })
  @Fails('INVALID_OTP', 'TOO_MANY_REQUESTS', 'BUSY')
  async show(
    @Body() { pin }: PinBody,
    @Caller() caller: Principal,
    @Req() request: FastifyRequest,
  ): Promise<MessageAnswer> {
    await this.ownPin.show(caller, pin, this.marks.visitor(request))
    return { message: 'Thank you.' }
  }

  @Allow('dashboard.view')
  @Put('own-pin')
  @ApiOperation({
    summary: 'Change the caller’s PIN; the present PIN must have been entered in the last five minutes',
  })
  @ApiOkResponse({ type: MessageAnswer })
  @Fails('PIN_WANTED', 'NOT_FOUND', 'BUSY')
  async change(@Body() { pin }: PinBody, @Caller() caller: Principal): Promise<MessageAnswer> {
    await this.ownPin.change(caller, pin)
    return { message: 'Your PIN is changed. Your other devices are logged out.' }
  }
}
