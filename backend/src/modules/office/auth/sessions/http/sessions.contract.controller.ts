import { Controller, Delete, Get, Inject, Param, Req, Res } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { type AppConfig } from '../../../../../config/config.js'
import { APP_CONFIG } from '../../../../../config/config.module.js'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { MessageAnswer } from '../../../../../platform/http/routes/message.answer.js'
import { SignOut } from '../sign-out.service.js'
import { clearSessionCookies } from './session-cookies.js'

class OwnSessionAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ example: true, description: 'The session of this request' }) current!: boolean
  @ApiProperty({ example: 'Mozilla/5.0 (Android 15; Mobile)' }) userAgent!: string
  @ApiProperty({ example: '203.0.113.7' }) address!: string
  @ApiProperty({ example: '2026-11-21T06:30:00.000Z' }) createdAt!: string
  @ApiProperty({ example: '2026-11-21T06:30:00.000Z', description: 'To the day' }) seenAt!: string
}

class OwnSessionsAnswer {
  @ApiProperty({ type: [OwnSessionAnswer] }) sessions!: OwnSessionAnswer[]
}

/** The devices on which the caller is logged in. */
@ApiTags('account')
@Controller('sessions')
export class SessionsController {
  constructor(
    private readonly signOut: SignOut,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @Allow('account.own')
  @Get()
  @ApiOperation({ summary: 'My sessions, the last used first' })
  @ApiOkResponse({ type: OwnSessionsAnswer })
  async list(@Caller() caller: Principal): Promise<OwnSessionsAnswer> {
    const sessions = (await this.signOut.list(caller)).map((session) => ({
      id: String(session._id),
      current: String(session._id) === caller.sessionId,
      userAgent: session.userAgent,
      address: session.address,
      createdAt: session.createdAt.toISOString(),
      seenAt: session.seenAt.toISOString(),
    }))
    return { sessions }
  }

  @Allow('account.own')
  @Delete()
  @ApiOperation({ summary: 'Log out everywhere, also on this device' })
  @ApiOkResponse({ type: MessageAnswer })
  async revokeAll(
    @Caller() caller: Principal,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageAnswer> {
    await this.signOut.everywhere(caller)
    clearSessionCookies(request, reply, this.config)
    return { message: 'You are logged out everywhere.' }
  }

  @Allow('account.own')
  @Delete(':id')
  @ApiOperation({ summary: 'End one of my sessions' })
  @ApiOkResponse({ type: MessageAnswer })
  @Fails({ NOT_FOUND: 'No such session of mine.' })
  async revoke(@Caller() caller: Principal, @Param('id') id: string): Promise<MessageAnswer> {
    await this.signOut.revoke(caller, id)
    return { message: 'The session is ended.' }
  }
}
