import { Body, Controller, Get, Param, Put } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { pickleInWords } from '../../../office/settings/domain/catalogue-lists.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { ChangePickle } from '../change-pickle.service.js'
import { PickleQueries, type StoredPickle } from '../pickles.queries.js'
import { AdminPickle, PickleBody, toAdminPickle, toPickleDraft } from './pickles.dto.js'

/** What all jars of a pickle share, for the console; all staff may read, only admins may write. */
@ApiTags('staff: products')
@Controller('admin/pickles')
export class AdminPicklesController {
  constructor(
    private readonly pickles: PickleQueries,
    private readonly changing: ChangePickle,
    private readonly settings: Settings,
  ) {}

  /** Empty, with version 0, while nobody has written about it. */
  @Allow('products.view')
  @Get(':code')
  @ApiOperation({ summary: 'What all jars of a pickle share, by its variant type' })
  @ApiOkResponse({ type: AdminPickle })
  @Fails({ NOT_FOUND: 'It is not on the shop’s list.' })
  async one(@Param('code') code: string): Promise<AdminPickle> {
    return (await this.toAnswer())(await this.pickles.one(code))
  }

  /** Changes the fields that are sent; the first change makes its record. */
  @Allow('products.manage')
  @Put(':code')
  @ApiOperation({ summary: 'Change what all jars of a pickle share' })
  @ApiOkResponse({ type: AdminPickle })
  @Fails({ NOT_FOUND: 'It is not on the shop’s list.' }, 'EDIT_CONFLICT')
  async change(@Param('code') code: string, @Body() body: PickleBody): Promise<AdminPickle> {
    const toAnswer = await this.toAnswer()
    return toAnswer(
      await this.changing.change(code, toPickleDraft(body), { version: body.version, toAnswer }),
    )
  }

  private async toAnswer(): Promise<(pickle: StoredPickle) => AdminPickle> {
    const { catalogue } = await this.settings.current()
    return (pickle) => toAdminPickle(pickle, pickleInWords(pickle.code, catalogue) ?? pickle.code)
  }
}
