import { Body, Controller, Get, Param, ParseEnumPipe, Put } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { ChangeSettings } from '../../editing/change-settings.service.js'
import { GO_LIVE_ITEMS } from '../domain/go-live.js'
import { GoLive } from '../go-live.service.js'
import { GoLiveAnswer, OwnersWordBody, VOUCHED, VOUCHED_ITEMS, type VouchedItem } from './go-live.dto.js'

/** What is missing before real sales. */
@ApiTags('staff: settings')
@Controller('admin/go-live')
export class GoLiveAdminController {
  constructor(
    private readonly goLive: GoLive,
    private readonly changing: ChangeSettings,
  ) {}

  @Allow('settings.manage')
  @Get()
  @ApiOperation({
    summary: 'The go-live checklist, computed from settings, configuration, catalogue and staff',
  })
  @ApiOkResponse({ type: GoLiveAnswer })
  async list(): Promise<GoLiveAnswer> {
    const facts = await this.goLive.checklist()
    const items = GO_LIVE_ITEMS.map((id) => ({ id, done: facts[id], byWord: id in VOUCHED }))
    return { items, open: items.filter(({ done }) => !done).length }
  }

  /** Two items cannot be computed: the owner's word is taken, dated, and audited. */
  @Allow('settings.manage')
  @Put(':item')
  @ApiOperation({
    summary: 'Record that the policies were read, or that backups are arranged; or take that back',
  })
  @ApiParam({ name: 'item', enum: VOUCHED_ITEMS, example: 'policies' })
  @ApiOkResponse({ type: GoLiveAnswer })
  @Fails({ BAD_REQUEST: 'No such item, or the request cannot be read.' })
  async vouch(
    @Param('item', new ParseEnumPipe(VOUCHED_ITEMS)) item: VouchedItem,
    @Body() { done }: OwnersWordBody,
    @Caller() caller: Principal,
  ): Promise<GoLiveAnswer> {
    await this.changing.vouch(VOUCHED[item], done, caller)
    return this.list()
  }
}
