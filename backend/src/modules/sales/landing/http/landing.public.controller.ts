import { Controller, Get, UseInterceptors } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { ConditionalGet } from '../../../../platform/http/conditional-get.js'
import { type ReadyAnswer, ReadyAnswers } from '../../../../platform/http/health/ready-answer.js'
import { Public } from '../../../../platform/http/routes/access.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { LandingQueries } from '../landing.queries.js'
import { LandingAnswer } from './landing.dto.js'
import { toLandingAnswer } from './landing.mapper.js'

/** What visitors see first. */
@ApiTags('shop')
@Controller('landing')
export class LandingController {
  private readonly answers = new ReadyAnswers()

  constructor(
    private readonly landing: LandingQueries,
    private readonly settings: Settings,
  ) {}

  /** The same for everybody, and at most a second old. */
  @Public()
  @UseInterceptors(ConditionalGet)
  @Get()
  @ApiOperation({ summary: 'The landing page: words, pictures, best sellers, reviews' })
  @ApiOkResponse({ type: LandingAnswer })
  show(): Promise<LandingAnswer | ReadyAnswer> {
    return this.answers.get('', async () =>
      toLandingAnswer(await this.landing.view(), await this.settings.productWords()),
    )
  }
}
