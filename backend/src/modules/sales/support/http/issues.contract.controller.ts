import { Body, Controller, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { readBytes } from '../../../../platform/http/requests/read-bytes.js'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { TakesIdempotencyKey } from '../../../../platform/http/routes/idempotency-key.js'
import {
  GivesPicture,
  KEPT_BY_BROWSER,
  PICTURE_REFUSALS,
  sendPicture,
  TakesPicture,
} from '../../../../platform/http/routes/pictures.js'
import { MOST_BYTES } from '../../../office/media/domain/picture-rules.js'
import { AnswerIssue } from '../answer-issue.service.js'
import { IssueBounds } from '../issue-bounds.service.js'
import { IssuePhotos } from '../issue-photos.service.js'
import { IssueQueries } from '../issues.queries.js'
import { RaiseIssue } from '../raise-issue.service.js'
import { IssuesQuery, RaiseIssueBody, SeenBody, UpdateIssueBody } from './issue-bodies.dto.js'
import { IssueAnswer, IssuesAnswer, SeenAnswer, toIssueAnswer } from './issues.dto.js'

/** The conversation about an order, for its customer and for staff. */
@ApiTags('support')
@Controller('issues')
export class IssuesController {
  constructor(
    private readonly queries: IssueQueries,
    private readonly raising: RaiseIssue,
    private readonly answering: AnswerIssue,
    private readonly photos: IssuePhotos,
    private readonly bounds: IssueBounds,
  ) {}

  @Allow('account.own')
  @Get('order/:orderId')
  @ApiOperation({ summary: 'The issue of an order, in a list; empty when there is none' })
  @ApiOkResponse({ type: IssuesAnswer })
  @Fails({ NOT_FOUND: "No such order, or not the caller's." })
  async ofOrder(@Caller() caller: Principal, @Param('orderId') orderId: string): Promise<IssuesAnswer> {
    const issues = await this.queries.ofOrder(caller, orderId)
    return { issues: issues.map(toIssueAnswer) }
  }

  @Allow('shop.buy')
  @Post()
  @ApiOperation({
    summary: 'Raise an issue for one of the caller’s orders; one for each order, some days after it at most',
  })
  @ApiCreatedResponse({ type: IssueAnswer })
  @Fails('ISSUE_EXISTS', 'ISSUE_WINDOW_CLOSED', 'TOO_MANY_REQUESTS', {
    NOT_FOUND: "No such order of the caller's.",
  })
  async raise(@Caller() caller: Principal, @Body() body: RaiseIssueBody): Promise<IssueAnswer> {
    const { orderId, issueType, subject, description, messages } = body
    await this.bounds.spendIssue(caller)
    const issue = await this.raising.raise(caller, {
      orderId,
      issueType: issueType || 'Order',
      subject: subject ?? '',
      description: description ?? '',
      messages: (messages ?? []).map(({ message }) => message),
    })
    return toIssueAnswer(issue)
  }

  @Allow('support.reply')
  @Get()
  @ApiOperation({ summary: "Everybody's issues, those with the latest news first" })
  @ApiOkResponse({ type: IssuesAnswer })
  async latest(@Query() query: IssuesQuery): Promise<IssuesAnswer> {
    return { issues: (await this.queries.latest(query)).map(toIssueAnswer) }
  }

  @Allow('account.own')
  @Put(':id')
  @ApiOperation({ summary: 'Write a message, set the status, or both' })
  @TakesIdempotencyKey('message')
  @ApiOkResponse({ type: IssueAnswer })
  @Fails('ISSUE_STATUS_OF_STAFF', 'ISSUE_FULL', 'TOO_MANY_REQUESTS', {
    NOT_FOUND: "No such issue, or not the caller's.",
  })
  async update(
    @Caller() caller: Principal,
    @Param('id') id: string,
    @Body() body: UpdateIssueBody,
  ): Promise<IssueAnswer> {
    const message = body.message ?? undefined
    const status = body.status ?? undefined
    if (message === undefined && status === undefined)
      throw new InvalidInput('Send a message or a status.', { message: 'A message cannot be only spaces.' })
    await this.bounds.spendMessage(caller)
    return toIssueAnswer(await this.answering.answer(caller, id, { message, status }))
  }
  /** The file itself is the body. It is decoded and coded again; the original and its camera data are not kept. */
  @Allow('shop.buy')
  @Post(':id/photos')
  @ApiOperation({ summary: 'Send a photo: JPEG, PNG, WebP or AVIF, at most 12 MB; ten in one issue' })
  @TakesPicture()
  @ApiCreatedResponse({ type: IssueAnswer })
  @Fails('ISSUE_FULL', ...PICTURE_REFUSALS, { NOT_FOUND: "No such issue, or not the caller's." })
  async addPhoto(
    @Caller() caller: Principal,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<IssueAnswer> {
    const bytes = await readBytes(request, MOST_BYTES)
    await this.bounds.spendPhoto(caller)
    return toIssueAnswer(await this.photos.add(caller, id, bytes))
  }

  @Allow('account.own')
  @Get(':id/photos/:photo')
  @ApiOperation({ summary: 'A photo of the conversation, for its customer and staff' })
  @GivesPicture()
  @Fails('STORAGE_UNAVAILABLE', { NOT_FOUND: "No such photo, or not the caller's." })
  async photo(
    @Caller() caller: Principal,
    @Param('id') id: string,
    @Param('photo') photo: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPicture(reply, await this.photos.read(caller, id, photo), KEPT_BY_BROWSER)
  }

  @Allow('account.own')
  @Put(':id/seen')
  @ApiOperation({ summary: 'Say how many messages were read; later ones stay unread' })
  @ApiOkResponse({ type: SeenAnswer })
  @Fails({ NOT_FOUND: "No such issue, or not the caller's." })
  async see(
    @Caller() caller: Principal,
    @Param('id') id: string,
    @Body() { messages }: SeenBody,
  ): Promise<SeenAnswer> {
    return { unread: await this.answering.see(caller, id, messages) }
  }
}
