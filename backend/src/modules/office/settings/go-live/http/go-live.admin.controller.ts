import { Body, Controller, Get, Param, ParseEnumPipe, Put } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiParam, ApiProperty, ApiTags } from '@nestjs/swagger'
import { Flag } from '../../../../../platform/http/fields/bounded-fields.js'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { type OwnersWord } from '../../domain/shop-settings.js'
import { ChangeSettings } from '../../editing/change-settings.service.js'
import { GO_LIVE_ITEMS, type GoLiveItem } from '../domain/go-live.js'
import { GoLive } from '../go-live.service.js'

/** Items that only the owner can confirm, and the field that keeps the confirmation. */
const VOUCHED = {
  policies: 'policiesReviewed',
  backups: 'backupsArranged',
} as const satisfies Partial<Record<GoLiveItem, keyof OwnersWord>>
type VouchedItem = keyof typeof VOUCHED
const VOUCHED_ITEMS = { policies: 'policies', backups: 'backups' } as const

class OwnersWordBody {
  @Flag('Whether it is done', true) done!: boolean
}

class GoLiveItemAnswer {
  @ApiProperty({ enum: GO_LIVE_ITEMS, example: 'fssaiLicence' }) id!: GoLiveItem
  @ApiProperty({ example: false }) done!: boolean
  @ApiProperty({ example: false, description: 'Said by the owner, not computed' }) byWord!: boolean
}

class GoLiveAnswer {
  @ApiProperty({ type: [GoLiveItemAnswer] }) items!: GoLiveItemAnswer[]
  @ApiProperty({ example: 9, description: 'Items that are not done' }) open!: number
}

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
