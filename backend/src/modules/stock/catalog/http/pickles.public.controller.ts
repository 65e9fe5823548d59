import { Controller, Get, Param, UseInterceptors } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { ConditionalGet } from '../../../../platform/http/conditional-get.js'
import { type ReadyAnswer, ReadyAnswers } from '../../../../platform/http/health/ready-answer.js'
import { Public } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { PickleQueries } from '../pickles.queries.js'
import { ProductChanges } from '../product-changes.js'
import { PickleAnswer, toPickleAnswer } from './pickles.dto.js'

/** What the page of a pickle shows beside the list of products. */
@ApiTags('catalogue')
@Controller('pickles')
export class PicklesController {
  private readonly answers = new ReadyAnswers()

  constructor(
    private readonly pickles: PickleQueries,
    changes: ProductChanges,
  ) {
    changes.onChange(() => this.answers.changed())
  }

  /**
   * Public: what all jars of a pickle share, and of each jar on sale the days of the batch that an order placed now would
   * get. No batch, no quantity. Writes of this process show at once, other dates of a batch within a second.
   * @param code a variant type, as products have it
   */
  @Public()
  @UseInterceptors(ConditionalGet)
  @Get(':code')
  @ApiOperation({ summary: 'A pickle: its story, nutrition, what goes with it, and the days of its jars' })
  @ApiOkResponse({ type: PickleAnswer })
  @Fails({ NOT_FOUND: 'No jar of it is on sale.' })
  one(@Param('code') code: string): Promise<ReadyAnswer> {
    return this.answers.get(code, async () => toPickleAnswer(await this.pickles.onSale(code)))
  }
}
