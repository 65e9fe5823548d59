import { Controller, Get, Param } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { BatchComplaints } from '../batch-complaints.service.js'
import { ComplainedBatchAnswer, IssueRowAnswer, toIssueRow } from './issues.dto.js'

/** Complaints by the batch that the jars came from. */
@ApiTags('staff: support')
@Allow('support.reply')
@Controller('admin/batch-complaints')
export class BatchComplaintsController {
  constructor(private readonly complaints: BatchComplaints) {}

  @Get()
  @ApiOperation({ summary: 'Batches with three complaints or more in half a year, the most first' })
  @ApiOkResponse({ type: [ComplainedBatchAnswer] })
  many(): Promise<ComplainedBatchAnswer[]> {
    return this.complaints.many()
  }

  @Get(':batchNumber')
  @ApiOperation({ summary: 'The complaints of a batch, those with the latest news first; at most 100' })
  @ApiOkResponse({ type: [IssueRowAnswer] })
  @Fails({ NOT_FOUND: 'No batch has a number as long as this one.' })
  async ofBatch(@Param('batchNumber') batchNumber: string): Promise<IssueRowAnswer[]> {
    return (await this.complaints.ofBatch(batchNumber)).map(toIssueRow)
  }
}
