import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { SettingsVersions } from '../../../office/settings/editing/settings-versions.service.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { ChangeLanding } from '../change-landing.service.js'
import { EditedLandingAnswer, LandingAnswer, LandingBody, LandingDraftBody } from './landing.dto.js'
import { toEditedLanding, toLandingAnswer } from './landing.mapper.js'

const BAD_VALUE = {
  VALIDATION_FAILED:
    'A value is missing or too long, a text has an unknown name in braces, or a picture is gone; `details.fields` names each by its place.',
}

/** The landing page, for its owner. A save is a version of the settings, whose history can bring it back. */
@ApiTags('staff: settings')
@Allow('settings.manage')
@Controller('admin/landing')
export class LandingAdminController {
  constructor(
    private readonly landing: ChangeLanding,
    private readonly versions: SettingsVersions,
    private readonly settings: Settings,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The landing page as it is edited, and the words that the shop came with' })
  @ApiOkResponse({ type: EditedLandingAnswer })
  async read(): Promise<EditedLandingAnswer> {
    return toEditedLanding(await this.versions.latest())
  }

  /** Other processes follow within five seconds, and pages that were rendered within two more. */
  @Put()
  @ApiOperation({ summary: 'Replace the landing page' })
  @ApiOkResponse({ type: EditedLandingAnswer })
  @Fails('EDIT_CONFLICT', BAD_VALUE)
  async change(
    @Body() { version, landing }: LandingBody,
    @Caller() caller: Principal,
  ): Promise<EditedLandingAnswer> {
    return toEditedLanding(await this.landing.change(version, landing, caller))
  }

  @Post('preview')
  @HttpCode(200)
  @ApiOperation({ summary: 'What visitors would see of a draft; nothing is stored' })
  @ApiOkResponse({ type: LandingAnswer })
  @Fails(BAD_VALUE)
  async preview(@Body() { landing }: LandingDraftBody): Promise<LandingAnswer> {
    return toLandingAnswer(await this.landing.preview(landing), await this.settings.productWords())
  }
}
