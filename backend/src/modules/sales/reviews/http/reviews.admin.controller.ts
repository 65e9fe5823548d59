import { Body, Controller, Get, Param, Put, Res } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { type FastifyReply } from 'fastify'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { GivesPicture, KEPT_BY_BROWSER, sendPicture } from '../../../../platform/http/routes/pictures.js'
import { type Condition, type ListPage, type ListRequest } from '../../../../platform/lists/simple-rest.js'
import {
  CountedFilters,
  ListCounts,
  ListCountsAnswer,
  ListParameters,
  StaffList,
} from '../../../../platform/lists/staff-list.js'
import { type Decided, ModerateReview } from '../moderate-review.service.js'
import { ReviewPhotos } from '../review-photos.service.js'
import { ReviewQueries, type StoredReview } from '../reviews.queries.js'
import {
  DecisionsAnswer,
  DecisionsBody,
  ReviewReplyBody,
  toDecision,
  toSeenReview,
  UndoBody,
} from './moderation.dto.js'
import { AdminReview, toAdminReview } from './reviews.dto.js'
import { REVIEW_LIST_RULES } from './reviews.list-rules.js'

@ApiTags('staff: reviews')
@Allow('reviews.moderate')
@Controller('admin/reviews')
export class AdminReviewsController {
  constructor(
    private readonly reviews: ReviewQueries,
    private readonly moderating: ModerateReview,
    private readonly photos: ReviewPhotos,
  ) {}

  @StaffList(REVIEW_LIST_RULES, AdminReview, 'Reviews')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<AdminReview>> {
    const page = await this.reviews.page(request)
    return { ...page, rows: await this.answers(page.rows) }
  }

  @ListCounts(REVIEW_LIST_RULES)
  async count(@CountedFilters() filters: Condition[]): Promise<ListCountsAnswer> {
    return { counts: await this.reviews.counts(filters) }
  }

  @Put('decisions')
  @ApiOperation({
    summary: 'Publish several reviews or send them back; each is decided or refused by itself',
  })
  @ApiOkResponse({ type: DecisionsAnswer })
  async decide(@Caller() caller: Principal, @Body() body: DecisionsBody): Promise<DecisionsAnswer> {
    const reviews = body.reviews.map(toSeenReview)
    return this.decided(await this.moderating.moderateAll(caller, reviews, toDecision(body)))
  }

  @Put('decisions/undo')
  @ApiOperation({ summary: 'Take decisions of the last ten seconds back; each by itself' })
  @ApiOkResponse({ type: DecisionsAnswer })
  async undo(@Body() { ids }: UndoBody): Promise<DecisionsAnswer> {
    return this.decided(await this.moderating.undoAll(ids))
  }

  @Get(':id')
  @ApiOperation({ summary: 'One review' })
  @ApiOkResponse({ type: AdminReview })
  @Fails('NOT_FOUND')
  async one(@Param('id') id: string): Promise<AdminReview> {
    return this.answer(await this.reviews.byId(id))
  }

  @Get(':id/photo')
  @ApiOperation({ summary: 'The photo of a review' })
  @GivesPicture()
  @Fails('NOT_FOUND', 'STORAGE_UNAVAILABLE')
  async photo(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    await sendPicture(reply, await this.photos.forStaff(id), KEPT_BY_BROWSER)
  }

  @Put(':id/answer')
  @ApiOperation({ summary: 'Say something to a published review, below it; an empty text takes it away' })
  @ApiOkResponse({ type: AdminReview })
  @Fails('NOT_FOUND', 'REVIEW_NOT_PUBLISHED')
  async reply(
    @Caller() caller: Principal,
    @Param('id') id: string,
    @Body() { text }: ReviewReplyBody,
  ): Promise<AdminReview> {
    return this.answer(await this.moderating.answer(caller, id, text))
  }

  private async decided({ decided, refused }: Decided): Promise<DecisionsAnswer> {
    return {
      decided: await this.answers(decided),
      refused: refused.map(({ id, error }) => ({ id, code: error.code, error: error.message })),
    }
  }

  private async answer(review: StoredReview): Promise<AdminReview> {
    const [answer] = await this.answers([review])
    return answer as AdminReview
  }

  private async answers(reviews: readonly StoredReview[]): Promise<AdminReview[]> {
    const products = await this.reviews.productsOf(reviews)
    return reviews.map((review) => toAdminReview(review, products.get(String(review.product))))
  }
}
