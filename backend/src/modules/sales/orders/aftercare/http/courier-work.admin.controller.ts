import { Controller, Get, Param } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import {
  filterBy,
  type ListPage,
  type ListRequest,
  type ListRules,
} from '../../../../../platform/lists/simple-rest.js'
import { ListParameters, StaffList } from '../../../../../platform/lists/staff-list.js'
import { TROUBLES } from '../../domain/fulfilment/parcel-care.js'
import { OrderStore } from '../../store/order-store.service.js'
import { CourierWorkQueries } from '../courier-work.queries.js'
import { CourierWorkDetail, CourierWorkRow, toCourierWorkRow } from './care.answer.js'
import { CourierWorkDetails } from './courier-work-details.service.js'

/** What the console may sort and filter parcels that need somebody by. */
const COURIER_WORK_LIST_RULES: ListRules = {
  resource: 'courier-work',
  sorts: { since: 'courierWork.since' },
  filters: { kind: filterBy.oneOf('courierWork.kind', TROUBLES) },
  defaultSort: ['since', 'ASC'],
}

/** The same of claims that the courier has not paid. */
const COURIER_CLAIMS_LIST_RULES: ListRules = {
  resource: 'courier-claims',
  sorts: { claimedAt: 'parcels.care.claim.at', orderDate: 'orderDate' },
  filters: {},
  defaultSort: ['claimedAt', 'ASC'],
}

/** Parcels that need somebody (docs/domain/orders.md#parcels-that-need-somebody). */
@ApiTags('staff: courier')
@Allow('orders.fulfil')
@Controller('admin/courier-work')
export class CourierWorkController {
  constructor(
    private readonly queries: CourierWorkQueries,
    private readonly store: OrderStore,
    private readonly details: CourierWorkDetails,
  ) {}

  @StaffList(COURIER_WORK_LIST_RULES, CourierWorkRow, 'Orders with a parcel that needs somebody')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<CourierWorkRow>> {
    const page = await this.queries.page(request)
    return { ...page, rows: page.rows.map(toCourierWorkRow) }
  }

  @Get(':id')
  @ApiOperation({
    summary: 'One order with its parcels, by orderId or _id, whether they need somebody or not',
  })
  @ApiOkResponse({ type: CourierWorkDetail })
  @Fails('NOT_FOUND')
  async one(@Param('id') id: string): Promise<CourierWorkDetail> {
    return this.details.load(await this.store.find(id))
  }
}

/** What the courier was asked to pay for, and has not. */
@ApiTags('staff: courier')
@Allow('orders.fulfil')
@Controller('admin/courier-claims')
export class CourierClaimsController {
  constructor(private readonly queries: CourierWorkQueries) {}

  @StaffList(COURIER_CLAIMS_LIST_RULES, CourierWorkRow, 'Orders with a claim that the courier has not paid')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<CourierWorkRow>> {
    const page = await this.queries.claims(request)
    return { ...page, rows: page.rows.map(toCourierWorkRow) }
  }
}
