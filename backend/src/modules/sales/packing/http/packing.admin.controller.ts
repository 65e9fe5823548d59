import { Controller, Get, Header, Query, type StreamableFile, UseInterceptors } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { PapersInTurn } from '../../../../platform/http/routes/heavy-turns.service.js'
import { sendPdf } from '../../../../platform/pdf/send-pdf.js'
import { CourierLabels } from '../courier-labels.service.js'
import { Papers } from '../papers.service.js'
import { PickLists } from '../pick-lists.service.js'
import { PapersQuery, PickListAnswer, PickListQuery } from './packing.dto.js'

const PDF = { schema: { type: 'string', format: 'binary' }, description: 'A4 or 4 × 6 in' } as const

/** The pick list, and the papers that go with the parcels. */
@ApiTags('staff: orders')
@Allow('orders.fulfil')
@Controller('admin/packing')
export class PackingController {
  constructor(
    private readonly lists: PickLists,
    private readonly papers: Papers,
    private readonly courierLabels: CourierLabels,
  ) {}

  @Get('pick-list')
  @ApiOperation({ summary: 'What to fetch from where, for orders whose batches are assigned' })
  @ApiOkResponse({ type: PickListAnswer })
  pickList(@Query() { day }: PickListQuery): Promise<PickListAnswer> {
    return this.lists.list(day)
  }

  @Get('slips')
  @UseInterceptors(PapersInTurn)
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'Packing slips of orders as PDF, without prices' })
  @ApiProduces('application/pdf')
  @ApiOkResponse(PDF)
  @Fails('VALIDATION_FAILED', 'TOO_LARGE')
  async slips(
    @Query() { orders, size }: PapersQuery,
    @Caller() { role }: Principal,
  ): Promise<StreamableFile> {
    return sendPdf(await this.papers.slips(orders, size, role))
  }

  @Get('labels')
  @UseInterceptors(PapersInTurn)
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'Address labels of orders as PDF, to be printed in their own size' })
  @ApiProduces('application/pdf')
  @ApiOkResponse(PDF)
  @Fails('VALIDATION_FAILED', 'TOO_LARGE')
  async labels(
    @Query() { orders, size }: PapersQuery,
    @Caller() { role }: Principal,
  ): Promise<StreamableFile> {
    return sendPdf(await this.papers.labels(orders, size, role))
  }

  @Get('courier-labels')
  @UseInterceptors(PapersInTurn)
  @Header('cache-control', 'private, no-store')
  @ApiOperation({
    summary: "The courier's labels of all parcels of orders as one PDF, in the order of the pick list",
  })
  @ApiProduces('application/pdf')
  @ApiOkResponse(PDF)
  @Fails('VALIDATION_FAILED', 'TOO_LARGE', 'COURIER_UNAVAILABLE')
  async labelsOfCourier(
    @Query() { orders, size }: PapersQuery,
    @Caller() { role }: Principal,
  ): Promise<StreamableFile> {
    return sendPdf(await this.courierLabels.draw(orders, size, role))
  }
}
