import { ApiProperty } from '@nestjs/swagger'
import { NO_MONEY, paiseToRupees } from '../../../../kernel/amounts/money.js'
import { PageNumber, PageSize } from '../../../../platform/lists/page-query.js'
import { TITLE } from '../../../stock/catalog/product-reference.js'
import { type NamedProduct } from '../../../stock/catalog/products.service.js'
import { maskMobileNumber } from '../domain/review.js'
import { type PublishedPage, type StoredReview } from '../reviews.queries.js'

export class PublishedReviewsQuery {
  @PageNumber()
  page: number = 1

  @PageSize(100, 50)
  perPage: number = 50
}

export class ReviewAuthorAnswer {
  @ApiProperty({ example: 'Lakshmi' }) firstName!: string
  @ApiProperty({ example: 'Hyderabad', description: 'Empty if the order has none' }) city!: string
}

class ReviewReplyAnswer {
  @ApiProperty({ example: 'Thank you! The next pot is milder.' }) text!: string
  @ApiProperty({ type: Date }) at!: Date
}

/** Every review is of a paid order: its author is a verified buyer. */
export class PublishedReview {
  @ApiProperty({ example: 'FG-0001' }) productId!: string
  @ApiProperty({ minimum: 1, maximum: 5 }) rating!: number
  @ApiProperty({ example: 'Tastes like my grandmother made it.' }) comment!: string
  @ApiProperty({ description: 'Masked on the server', example: '98••••••21' }) mobileNumber!: string
  @ApiProperty({ type: Date }) date!: Date
  @ApiProperty({
    type: ReviewAuthorAnswer,
    nullable: true,
    example: null,
    description: 'First name and city, if the author allowed it',
  })
  author!: ReviewAuthorAnswer | null
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Address of the photo that the author sent',
  })
  photo!: string | null
  @ApiProperty({
    type: ReviewReplyAnswer,
    nullable: true,
    example: null,
    description: 'What the shop says to it',
  })
  answer!: ReviewReplyAnswer | null
}

export class PublishedReviewsAnswer {
  @ApiProperty({ type: [PublishedReview] }) reviews!: PublishedReview[]
  @ApiProperty({
    type: [Number],
    example: [0, 1, 2, 9, 19],
    description: 'How many reviews, on all pages, gave 1, 2, 3, 4 and 5 stars',
  })
  counts!: number[]
}

export class ReviewedOrder {
  @ApiProperty({ example: 'P-7KQ4-M2XD' }) orderId!: string
  @ApiProperty({ type: Date }) orderDate!: Date
}

/** A review as staff see it. */
export class AdminReview {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ description: 'Of the product', example: 'CHICKEN CP_PO MEDIUM 1kg' }) name!: string
  @ApiProperty(TITLE) title!: string
  @ApiProperty({ description: 'Of the product; sanitised HTML' }) description!: string
  @ApiProperty({ description: 'Of the product; rupees', example: 849 }) price!: number
  @ApiProperty({ type: ReviewedOrder }) order!: ReviewedOrder
  @ApiProperty({ example: '9876543210' }) mobileNumber!: string
  @ApiProperty({ minimum: 1, maximum: 5 }) rating!: number
  @ApiProperty() comment!: string
  @ApiProperty({ type: Boolean, nullable: true, description: 'null waits, false rejected' })
  approved!: boolean | null
  @ApiProperty({ type: Date }) date!: Date
  @ApiProperty({ example: '', description: 'Why it was rejected, for its author' }) reason!: string
  @ApiProperty({
    type: ReviewAuthorAnswer,
    nullable: true,
    description: 'As the shop shows it; null: the masked number',
  })
  author!: ReviewAuthorAnswer | null
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Address of the photo, for staff',
  })
  photo!: string | null
  @ApiProperty({ type: ReviewReplyAnswer, nullable: true, example: null }) answer!: ReviewReplyAnswer | null
}

export const toPublishedReviews = ({ reviews, counts }: PublishedPage): PublishedReviewsAnswer => ({
  reviews: reviews.map(toPublishedReview),
  counts,
})

function toPublishedReview({ review, productId }: PublishedPage['reviews'][number]): PublishedReview {
  const { _id, rating, comment, date, photo } = review
  return {
    productId,
    rating,
    comment,
    mobileNumber: maskMobileNumber(review.mobileNumber),
    date,
    author: toAuthor(review),
    photo: photo ? `/api/review/${_id}/photo/${photo}` : null,
    answer: toReply(review),
  }
}

export function toAdminReview(review: StoredReview, product: NamedProduct | undefined): AdminReview {
  const id = String(review._id)
  const { orderId, orderDate, mobileNumber, rating, comment, approved, date, reason, photo } = review
  return {
    id,
    _id: id,
    name: product?.name ?? '',
    title: product?.title ?? '',
    description: product?.description ?? '',
    price: paiseToRupees(product?.pricePaise ?? NO_MONEY),
    order: { orderId, orderDate },
    mobileNumber,
    rating,
    comment,
    approved,
    date,
    reason,
    author: toAuthor(review),
    photo: photo ? `/api/admin/reviews/${id}/photo?photo=${photo}` : null,
    answer: toReply(review),
  }
}

export function toAuthor({ author }: StoredReview): ReviewAuthorAnswer | null {
  return author ? { firstName: author.firstName, city: author.city } : null
}

function toReply({ answer }: StoredReview): ReviewReplyAnswer | null {
  return answer ? { text: answer.text, at: answer.at } : null
}
