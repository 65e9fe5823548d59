import { Readable } from 'node:stream'
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  Inject,
  Put,
  Req,
  Res,
  StreamableFile,
  UseInterceptors,
} from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger'
import { Equals } from 'class-validator'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { type AppConfig } from '../../../../../config/config.js'
import { APP_CONFIG } from '../../../../../config/config.module.js'
import { NotFound } from '../../../../../kernel/errors/errors.js'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { HeavyInTurn } from '../../../../../platform/http/routes/heavy-turns.service.js'
import { MessageAnswer } from '../../../../../platform/http/routes/message.answer.js'
import { Accounts } from '../../accounts.service.js'
import { clearSessionCookies } from '../../sessions/http/session-cookies.js'
import { Privacy } from '../privacy.service.js'
import { toUserAnswer, UpdateUserBody, UserAnswer } from './users.dto.js'

class DeleteUserBody {
  @ApiProperty({ example: true, description: 'Must be true: the person has confirmed it' })
  @Equals(true, { message: 'Confirm that the account is to be deleted.' })
  confirm!: true
}

/** The caller's own profile and data. */
@ApiTags('account')
@Controller('users')
export class UsersController {
  constructor(
    private readonly accounts: Accounts,
    private readonly privacy: Privacy,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @Allow('account.own')
  @Get()
  @ApiOperation({ summary: 'My profile' })
  @ApiOkResponse({ type: UserAnswer })
  @Fails('NOT_FOUND')
  async own(@Caller() { userId }: Principal): Promise<UserAnswer> {
    return toUserAnswer(await this.accounts.profileOf(userId))
  }

  @Allow('account.own')
  @Put()
  @ApiOperation({ summary: 'Change my profile; fields left out stay' })
  @ApiOkResponse({ type: UserAnswer })
  @Fails({ NOT_FOUND: 'The mobile number is not that of the caller.' })
  async update(
    @Caller() caller: Principal,
    @Body() { mobileNumber, pin: postalCode, ...changes }: UpdateUserBody,
  ): Promise<UserAnswer> {
    if (mobileNumber !== undefined && mobileNumber !== caller.mobileNumber) throw new NotFound('The account')
    return toUserAnswer(await this.accounts.updateProfile(caller.userId, { ...changes, postalCode }))
  }

  /** Returns everything the shop stores about the caller, by area. */
  @Allow('account.own')
  @Get('data')
  @UseInterceptors(HeavyInTurn)
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Download my data' })
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  @Fails('NOT_FOUND')
  async data(@Caller() caller: Principal): Promise<StreamableFile> {
    return new StreamableFile(Readable.from(await this.privacy.download(caller)), {
      type: 'application/json; charset=utf-8',
      disposition: 'attachment; filename="my-data.json"',
    })
  }

  /** Deletes the account; orders stay as the law requires, without data that name the person. */
  @Allow('shop.buy')
  @Delete()
  @ApiOperation({ summary: 'Delete my account' })
  @ApiOkResponse({ type: MessageAnswer })
  @Fails(
    'ORDER_UNDER_WAY',
    'REFUND_DUE',
    'PAYMENT_UNDER_REVIEW',
    'CUSTOMER_UNINFORMED',
    'STAFF_ACCOUNT',
    'NOT_FOUND',
  )
  async erase(
    @Caller() caller: Principal,
    @Body() _: DeleteUserBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageAnswer> {
    await this.privacy.erase(caller)
    clearSessionCookies(request, reply, this.config)
    return { message: 'Your account is deleted.' }
  }
}
