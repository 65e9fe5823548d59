import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { rupeesToPaise } from '../../../../../kernel/amounts/money.js'
import { InvalidInput } from '../../../../../kernel/errors/errors.js'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { IdempotencyKey, TakesIdempotencyKey } from '../../../../../platform/http/routes/idempotency-key.js'
import {
  filterBy,
  type ListPage,
  type ListRequest,
  type ListRules,
} from '../../../../../platform/lists/simple-rest.js'
import { ListParameters, StaffList } from '../../../../../platform/lists/staff-list.js'
import { Drawers, type StoredDrawer } from '../drawers.service.js'
import {
  CashMoveBody,
  CloseDrawerBody,
  CurrentDrawerAnswer,
  DrawerAnswer,
  DrawerRow,
  OpenDrawerBody,
  toDrawerAnswer,
  toDrawerRow,
} from './drawer.dto.js'

/** Fields by which the console may sort and filter cash drawers. */
const DRAWER_LIST_RULES: ListRules = {
  resource: 'drawers',
  sorts: { openedAt: 'openedAt' },
  filters: { from: filterBy.fromDay('openedAt'), to: filterBy.toDay('openedAt') },
  defaultSort: ['openedAt', 'DESC'],
}

/** The cash drawer (docs/domain/orders.md#cash-drawer). */
@ApiTags('staff: drawer')
@Allow('drawer.keep')
@Controller('admin/drawers')
export class DrawersController {
  constructor(private readonly drawers: Drawers) {}

  @StaffList(DRAWER_LIST_RULES, DrawerRow, 'Cash drawers, from opening to count')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<DrawerRow>> {
    const page = await this.drawers.page(request)
    return { ...page, rows: page.rows.map(toDrawerRow) }
  }

  @Get('current')
  @ApiOperation({ summary: 'The drawer that is open' })
  @ApiOkResponse({ type: CurrentDrawerAnswer })
  async current(): Promise<CurrentDrawerAnswer> {
    const drawer = await this.drawers.current()
    return { drawer: drawer && (await this.answer(drawer)) }
  }

  @Get(':id')
  @ApiOperation({ summary: 'One drawer with its movements' })
  @ApiOkResponse({ type: DrawerAnswer })
  @Fails('NOT_FOUND')
  async one(@Param('id') id: string): Promise<DrawerAnswer> {
    return this.answer(await this.drawers.byId(id))
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Open the drawer with the cash that lies in it' })
  @TakesIdempotencyKey('opening')
  @ApiOkResponse({ type: DrawerAnswer })
  @Fails('DRAWER_OPEN', 'MONTH_CLOSED')
  async open(
    @Caller() { mobileNumber: by }: Principal,
    @Body() { float }: OpenDrawerBody,
    @IdempotencyKey() key?: string,
  ): Promise<DrawerAnswer> {
    const opened = { floatPaise: rupeesToPaise(float), by, key: demanded(key) }
    return this.answer(await this.drawers.open(opened))
  }

  @Post('moves')
  @HttpCode(200)
  @ApiOperation({ summary: 'Record cash that was put into the open drawer or taken out, with the reason' })
  @TakesIdempotencyKey('movement')
  @ApiOkResponse({ type: DrawerAnswer })
  @Fails('DRAWER_CLOSED', 'CASH_SHORT', 'MONTH_CLOSED')
  async move(
    @Caller() { mobileNumber: by }: Principal,
    @Body() { kind, amount, reason }: CashMoveBody,
    @IdempotencyKey() key?: string,
  ): Promise<DrawerAnswer> {
    const move = { kind, paise: rupeesToPaise(amount), reason, by, key: demanded(key) }
    return this.answer(await this.drawers.book(move))
  }

  @Post(':id/close')
  @HttpCode(200)
  @ApiOperation({ summary: 'Close the drawer with the counted cash; this cannot be undone' })
  @ApiOkResponse({ type: DrawerAnswer })
  @Fails('NOT_FOUND', 'DRAWER_CLOSED', 'MONTH_CLOSED')
  async close(
    @Caller() { mobileNumber: by }: Principal,
    @Param('id') id: string,
    @Body() { counted, note }: CloseDrawerBody,
  ): Promise<DrawerAnswer> {
    const countedPaise = rupeesToPaise(counted)
    return this.answer(await this.drawers.close(id, { countedPaise, note, by }))
  }

  private async answer(drawer: StoredDrawer): Promise<DrawerAnswer> {
    return toDrawerAnswer(drawer, await this.drawers.movesOf(drawer._id))
  }
}

/**
 * The key is required, since only it distinguishes a second click from a second movement. @throws
 * InvalidInput
 */
function demanded(key: string | undefined): string {
  if (key === undefined) throw new InvalidInput('Send an Idempotency-Key: new for each step.')
  return key
}
