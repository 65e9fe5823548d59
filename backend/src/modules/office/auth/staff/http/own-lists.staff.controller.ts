import { Body, Controller, Get, Param, Put } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { OwnLists } from '../own-lists.service.js'
import { OwnListAnswer, OwnListBody, OwnListsAnswer, toOwnList } from './own-lists.dto.js'

/** The views and columns that the caller keeps of the console's lists (docs/domain/people.md#own-lists). */
@ApiTags('staff: own lists')
@Allow('dashboard.view')
@Controller('own-lists')
export class OwnListsController {
  constructor(private readonly own: OwnLists) {}

  @Get()
  @ApiOperation({
    summary: 'What the caller keeps of the lists; a list of which nothing is kept is left out',
  })
  @ApiOkResponse({ type: OwnListsAnswer })
  async all(@Caller() { userId }: Principal): Promise<OwnListsAnswer> {
    const lists = await this.own.of(userId)
    return { lists: Object.entries(lists).map(([list, kept]) => toOwnList(list, kept)) }
  }

  @Put(':list')
  @ApiOperation({ summary: 'Keep the views and columns of one list; the last save wins, other lists stay' })
  @ApiOkResponse({ type: OwnListAnswer })
  @Fails('VALIDATION_FAILED')
  async keep(
    @Caller() { userId }: Principal,
    @Param('list') list: string,
    @Body() { views, hidden }: OwnListBody,
  ): Promise<OwnListAnswer> {
    const stored = views.map(({ name, filter, sort: { field, order } }) => ({
      name,
      filter: JSON.stringify(filter),
      sort: { field, order },
    }))
    return toOwnList(list, await this.own.keep(userId, list, { views: stored, hidden }))
  }
}
