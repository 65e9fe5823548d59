import {
  Body,
  Controller,
  Delete,
  Get,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
  UseInterceptors,
} from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { HOUR_MS } from '../../../../kernel/dates/durations.js'
import { ConditionalGet } from '../../../../platform/http/conditional-get.js'
import { readBytes } from '../../../../platform/http/requests/read-bytes.js'
import { Allow, Caller, type Principal, Public } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import {
  GivesPicture,
  KEPT_BY_BROWSER,
  PICTURE_REFUSALS,
  sendPicture,
  TakesPicture,
} from '../../../../platform/http/routes/pictures.js'
import { MOST_BYTES } from '../../../office/media/domain/picture-rules.js'
import { ReviewPhotos } from '../review-photos.service.js'
import { ReviewQueries } from '../reviews.queries.js'
import { WriteReview } from '../write-review.service.js'
import {
  OwnReviewAnswer,
  OwnReviewQuery,
  ReviewBody,
  SubmittedReviewAnswer,
  toOwnReview,
} from './own-review.dto.js'
import { PublishedReviewsAnswer, PublishedReviewsQuery, toPublishedReviews } from './reviews.dto.js'

const NOT_OWN = { NOT_FOUND: "No such order of the caller's, or no such product or review in it." }
/** Short: a review may be taken out of the shop again. */
const FOR_AN_HOUR = `public, max-age=${HOUR_MS / 1000}`

@ApiTags('reviews')
@Controller('review')
export class ReviewsController {
  constructor(
    private readonly reviews: ReviewQueries,
    private readonly writing: WriteReview,
    private readonly photos: ReviewPhotos,
  ) {}

  /** By `Id` or `_id`; approved ones only, with masked numbers. */
  @Public()
  @UseInterceptors(ConditionalGet)
  @Get('product/:productId')
  @ApiOperation({ summary: 'Published reviews of a product, newest first' })
  @ApiOkResponse({ type: PublishedReviewsAnswer })
  @Fails('NOT_FOUND')
  async ofProduct(
    @Param('productId') productId: string,
    @Query() query: PublishedReviewsQuery,
  ): Promise<PublishedReviewsAnswer> {
    return toPublishedReviews(await this.reviews.published(productId, query))
  }

  /**
   * Of all its jars on sale, each review with the jar that it is about.
   * @param code a variant type, as products have it
   */
  @Public()
  @UseInterceptors(ConditionalGet)
  @Get('pickle/:code')
  @ApiOperation({ summary: 'Published reviews of all jars of a pickle, newest first' })
  @ApiOkResponse({ type: PublishedReviewsAnswer })
  @Fails({ NOT_FOUND: 'No jar of it is on sale.' })
  async ofPickle(
    @Param('code') code: string,
    @Query() query: PublishedReviewsQuery,
  ): Promise<PublishedReviewsAnswer> {
    return toPublishedReviews(await this.reviews.publishedOfPickle(code, query))
  }

  @Allow('shop.buy')
  @Get('existing')
  @ApiOperation({ summary: "The caller's own review of a product of an order, if there is one" })
  @ApiOkResponse({ type: OwnReviewAnswer })
  @Fails({ NOT_FOUND: "No such order of the caller's, or no such product in it." })
  async existing(@Caller() caller: Principal, @Query() query: OwnReviewQuery): Promise<OwnReviewAnswer> {
    const own = await this.writing.existing(caller, query)
    return { review: own && toOwnReview(own) }
  }

  @Allow('shop.buy')
  @Post()
  @ApiOperation({ summary: 'Review a product of a shipped order; until it is approved it may be edited' })
  @ApiCreatedResponse({ type: SubmittedReviewAnswer })
  @Fails('REVIEW_NOT_DUE', 'REVIEW_FINAL', 'TOO_MANY_REQUESTS', {
    NOT_FOUND: "No such order of the caller's, or no such product in it.",
  })
  async submit(
    @Caller() caller: Principal,
    @Body() { productId, orderId, rating, comment, showName }: ReviewBody,
  ): Promise<SubmittedReviewAnswer> {
    const text = { rating, comment, showName: showName ?? false }
    const own = await this.writing.submit(caller, { productId, orderId }, text)
    return { message: 'Review submitted!', review: toOwnReview(own) }
  }
  @Public()
  @Get(':id/photo/:photo')
  @ApiOperation({ summary: 'The photo of a published review' })
  @GivesPicture()
  @Fails('NOT_FOUND', 'STORAGE_UNAVAILABLE')
  async publishedPhoto(
    @Param('id') id: string,
    @Param('photo') photo: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPicture(reply, await this.photos.published(id, photo), FOR_AN_HOUR)
  }

  @Allow('shop.buy')
  @Get('existing/photo')
  @ApiOperation({ summary: "The photo of the caller's own review" })
  @GivesPicture()
  @Fails('STORAGE_UNAVAILABLE', NOT_OWN)
  async ownPhoto(
    @Caller() caller: Principal,
    @Query() query: OwnReviewQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPicture(reply, await this.photos.ofAuthor(caller, query), KEPT_BY_BROWSER)
  }

  /** The file itself is the body. It is decoded and coded again; the original and its camera data are not kept. */
  @Allow('shop.buy')
  @Put('existing/photo')
  @ApiOperation({ summary: 'Add a photo to the own review: JPEG, PNG, WebP or AVIF, at most 12 MB' })
  @TakesPicture()
  @ApiOkResponse({ type: OwnReviewAnswer })
  @Fails('REVIEW_FINAL', ...PICTURE_REFUSALS, NOT_OWN)
  async addPhoto(
    @Caller() caller: Principal,
    @Query() query: OwnReviewQuery,
    @Req() request: FastifyRequest,
  ): Promise<OwnReviewAnswer> {
    const bytes = await readBytes(request, MOST_BYTES)
    return { review: toOwnReview(await this.photos.set(caller, query, bytes)) }
  }

  @Allow('shop.buy')
  @Delete('existing/photo')
  @ApiOperation({ summary: 'Take the photo of the own review away' })
  @ApiOkResponse({ type: OwnReviewAnswer })
  @Fails('REVIEW_FINAL', NOT_OWN)
  async removePhoto(@Caller() caller: Principal, @Query() query: OwnReviewQuery): Promise<OwnReviewAnswer> {
    return { review: toOwnReview(await this.photos.set(caller, query, null)) }
  }
}
