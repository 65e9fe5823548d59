import { Body, Controller, Get, Param, ParseIntPipe, Post, Put } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import {
  filterBy,
  filterRule,
  type ListPage,
  type ListRequest,
  type ListRules,
} from '../../../../../platform/lists/simple-rest.js'
import { ListParameters, StaffList } from '../../../../../platform/lists/staff-list.js'
import { ShopFacts } from '../../shop-facts.service.js'
import { ChangeSettings } from '../change-settings.service.js'
import { type EditedSettings, SettingsVersions } from '../settings-versions.service.js'
import {
  EditableSettingsAnswer,
  RestoreBody,
  SettingsAnswer,
  SettingsBody,
  SettingsVersionAnswer,
} from './settings.dto.js'
import { toSettings, toSettingsAnswer, toVersionAnswer } from './settings.mapper.js'

/** Their ids are the numbers of the versions. */
const ids = filterRule(3, (value) => {
  const wanted = [value].flat().map(Number)
  return wanted.every(Number.isSafeInteger) ? { _id: { $in: wanted } } : undefined
})

/** What the console may sort and filter the settings' history by: newest first, by day. */
const SETTINGS_VERSION_LIST_RULES: ListRules = {
  resource: 'settings-versions',
  sorts: {},
  filters: { id: ids, from: filterBy.fromDay('at'), to: filterBy.toDay('at') },
  defaultSort: ['id', 'DESC'],
}

/** What the owner may change without a release; an admin's. */
@ApiTags('staff: settings')
@Controller('admin/settings')
export class SettingsAdminController {
  constructor(
    private readonly versions: SettingsVersions,
    private readonly changing: ChangeSettings,
    private readonly facts: ShopFacts,
  ) {}

  @Allow('settings.manage')
  @Get()
  @ApiOperation({ summary: 'The settings, their version, and which catalogue codes products hold' })
  @ApiOkResponse({ type: EditableSettingsAnswer })
  async read(): Promise<EditableSettingsAnswer> {
    return this.editable(await this.versions.latest())
  }

  /** Other processes follow within five seconds. */
  @Allow('settings.manage')
  @Put()
  @ApiOperation({ summary: 'Change settings: values that are left out stay as they are' })
  @ApiOkResponse({ type: EditableSettingsAnswer })
  @Fails('EDIT_CONFLICT', {
    VALIDATION_FAILED: 'A value is missing or wrong; `details.fields` names each by its place.',
  })
  async change(@Body() body: SettingsBody, @Caller() caller: Principal): Promise<EditableSettingsAnswer> {
    return this.editable(await this.changing.change(body.version, toSettings(body), caller))
  }

  private async editable(latest: EditedSettings): Promise<EditableSettingsAnswer> {
    return { ...toSettingsAnswer(latest), used: await this.facts.of('codesInUse') }
  }
}

/** The history of the settings. */
@ApiTags('staff: settings')
@Controller('admin/settings-versions')
export class SettingsVersionsAdminController {
  constructor(
    private readonly versions: SettingsVersions,
    private readonly changing: ChangeSettings,
  ) {}

  @Allow('settings.manage')
  @StaffList(SETTINGS_VERSION_LIST_RULES, SettingsVersionAnswer, 'Saves of the settings')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<SettingsVersionAnswer>> {
    const page = await this.versions.page(request)
    return { ...page, rows: page.rows.map(toVersionAnswer) }
  }

  @Allow('settings.manage')
  @Get(':id')
  @ApiOperation({ summary: 'One save of the settings' })
  @ApiOkResponse({ type: SettingsVersionAnswer })
  @Fails('NOT_FOUND', 'BAD_REQUEST')
  async one(@Param('id', ParseIntPipe) id: number): Promise<SettingsVersionAnswer> {
    return toVersionAnswer(await this.versions.byVersion(id))
  }

  @Allow('settings.manage')
  @Post(':id/restore')
  @ApiOperation({ summary: 'Bring the values of a version back, as a new version' })
  @ApiCreatedResponse({ type: SettingsAnswer })
  @Fails('NOT_FOUND', 'EDIT_CONFLICT')
  async restore(
    @Param('id', ParseIntPipe) id: number,
    @Body() { version }: RestoreBody,
    @Caller() caller: Principal,
  ): Promise<SettingsAnswer> {
    return toSettingsAnswer(await this.changing.restore(id, version, caller))
  }
}
