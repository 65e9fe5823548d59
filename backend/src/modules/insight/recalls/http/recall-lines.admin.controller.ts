import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { jars } from '../../../../kernel/amounts/quantity.js'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { RecallDecisions } from '../recall-decisions.service.js'
import { RecallMarks } from '../recall-marks.service.js'
import { RecallReports } from '../recall-reports.service.js'
import { RecallViews } from '../recall-views.queries.js'
import { Recalls } from '../recalls.service.js'
import { ReplaceRecalled } from '../replace-recalled.service.js'
import { RecallDetail } from './recall.answer.js'
import { toDetail } from './recall.mapper.js'
import {
  RecallDecisionBody,
  RecallMarkBody,
  RecallReplacementBody,
  RecoveredJarsBody,
} from './recall-bodies.dto.js'
import { RecallReportAnswer } from './recall-report.answer.js'

/** What is done about the jars that customers have, and what the food authority is told. */
@ApiTags('staff: recalls')
@Allow('recalls.manage')
@Controller('admin/recalls/:id')
export class RecallLinesController {
  constructor(
    private readonly recalls: Recalls,
    private readonly marks: RecallMarks,
    private readonly decisions: RecallDecisions,
    private readonly replacing: ReplaceRecalled,
    private readonly reports: RecallReports,
    private readonly views: RecallViews,
  ) {}

  @Get('report')
  @ApiOperation({ summary: 'The report for the food authority, of now or as it was at the close' })
  @ApiOkResponse({ type: RecallReportAnswer })
  @Fails('NOT_FOUND')
  async report(@Param('id') id: string): Promise<RecallReportAnswer> {
    return this.reports.write(await this.recalls.byId(id))
  }

  @Post('marks')
  @HttpCode(200)
  @ApiOperation({ summary: 'Note that customers were informed, or parcels held back; or take that back' })
  @ApiOkResponse({ type: RecallDetail })
  @Fails('NOT_FOUND', 'RECALL_CLOSED')
  async mark(
    @Caller() { mobileNumber }: Principal,
    @Param('id') id: string,
    @Body() body: RecallMarkBody,
  ): Promise<RecallDetail> {
    await this.marks.mark(id, body, mobileNumber)
    return this.one(id)
  }

  @Post('decisions')
  @HttpCode(200)
  @ApiOperation({ summary: 'Give the money for recalled jars back, or note what happens instead' })
  @ApiOkResponse({ type: RecallDetail })
  @Fails(
    'NOT_FOUND',
    'RECALL_CLOSED',
    'RECALL_DECIDED',
    'JARS_NOT_SENT',
    'JARS_REFUNDED',
    'NOTHING_TO_REFUND',
    'NO_PROVIDER_PAYMENT',
    'REFUND_EXCEEDS_PAYMENT',
    'CASH_SHORT',
    'DRAWER_CLOSED',
    { REFUND_NOT_DUE: 'It was not paid in cash.' },
  )
  async decide(
    @Caller() { mobileNumber }: Principal,
    @Param('id') id: string,
    @Body() { decision: kind, ...body }: RecallDecisionBody,
  ): Promise<RecallDetail> {
    await this.decisions.decide(id, { ...body, kind }, mobileNumber)
    return this.one(id)
  }

  @Post('replacements')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Replace recalled jars of an order at no charge; repeating it makes no second order',
  })
  @ApiOkResponse({ type: RecallDetail })
  @Fails(
    'NOT_FOUND',
    'RECALL_CLOSED',
    'RECALL_DECIDED',
    'RECALL_NOT_FROZEN',
    'JARS_NOT_SENT',
    'JARS_REFUNDED',
    'INVALID_TRANSITION',
    'REPLACED_ALREADY',
    'OUT_OF_STOCK',
  )
  async replace(
    @Caller() { mobileNumber }: Principal,
    @Param('id') id: string,
    @Body() body: RecallReplacementBody,
  ): Promise<RecallDetail> {
    await this.replacing.replace(id, body, mobileNumber)
    return this.one(id)
  }

  @Put('recovered')
  @ApiOperation({ summary: 'Note how many jars of a line came back or were destroyed' })
  @ApiOkResponse({ type: RecallDetail })
  @Fails('NOT_FOUND', 'RECALL_CLOSED')
  async recover(
    @Caller() { mobileNumber }: Principal,
    @Param('id') id: string,
    @Body() { orderId, line, returned, destroyed }: RecoveredJarsBody,
  ): Promise<RecallDetail> {
    const recovered = { orderId, line, returnedMilli: jars(returned), destroyedMilli: jars(destroyed) }
    await this.marks.recover(id, recovered, mobileNumber)
    return this.one(id)
  }

  private async one(id: string): Promise<RecallDetail> {
    return toDetail(await this.views.load(await this.recalls.byId(id)))
  }
}
