import { Body, Controller, Get, Param, ParseIntPipe, Post, Put } from '@nestjs/common'
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../platform/http/access.js'
import { type ListPage, type ListRequest } from '../../../platform/http/simple-rest.js'
import { ListParameters, StaffList } from '../../../platform/http/staff-list.js'
import { CatalogueFacts } from '../../catalog/catalogue-facts.service.js'
import { type EditedSettings, SettingsVersions } from '../../settings/settings-versions.service.js'
import { ChangeSettings } from '../change-settings.service.js'
import {
  EditableSettingsAnswer,
  RestoreBody,
  SettingsAnswer,
  SettingsBody,
  SettingsVersionAnswer,
} from './settings.dto.js'
import { SETTINGS_VERSION_LIST_RULES } from './settings.list-rules.js'
import { toSettings, toSettingsAnswer, toVersionAnswer } from './settings.mapper.js'

/** What the owner may change without a release; an admin's. */
@ApiTags('staff: settings')
@Controller('admin/settings')
export class SettingsAdminController {
  constructor(
    private readonly versions: SettingsVersions,
    private readonly changing: ChangeSettings,
    private readonly catalogue: CatalogueFacts,
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
  @ApiBadRequestResponse({ description: 'VALIDATION_FAILED; details.fields names each, by its place' })
  @ApiConflictResponse({ description: 'EDIT_CONFLICT; details.current holds the settings as they are now' })
  async change(@Body() body: SettingsBody, @Caller() caller: Principal): Promise<EditableSettingsAnswer> {
    return this.editable(await this.changing.execute(body.version, toSettings(body), caller))
  }

  private async editable(latest: EditedSettings): Promise<EditableSettingsAnswer> {
    return { ...toSettingsAnswer(latest), used: await this.catalogue.codesInUse() }
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
  @ApiNotFoundResponse({ description: 'NOT_FOUND' })
  async one(@Param('id', ParseIntPipe) id: number): Promise<SettingsVersionAnswer> {
    return toVersionAnswer(await this.versions.byVersion(id))
  }

  @Allow('settings.manage')
  @Post(':id/restore')
  @ApiOperation({ summary: 'Bring the values of a version back, as a new version' })
  @ApiCreatedResponse({ type: SettingsAnswer })
  @ApiNotFoundResponse({ description: 'NOT_FOUND' })
  @ApiConflictResponse({ description: 'EDIT_CONFLICT' })
  async restore(
    @Param('id', ParseIntPipe) id: number,
    @Body() { version }: RestoreBody,
    @Caller() caller: Principal,
  ): Promise<SettingsAnswer> {
    return toSettingsAnswer(await this.changing.restore(id, version, caller))
  }
}
