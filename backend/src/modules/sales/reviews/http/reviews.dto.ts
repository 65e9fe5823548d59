import { ApiProperty } from '@nestjs/swagger'
import { NO_MONEY, paiseToRupees } from '../../../../kernel/amounts/money.js'
import { PageNumber, PageSize } from '../../../../platform/lists/page-query.js'
import { type StoredProduct } from '../../../stock/catalog/products.service.js'
import { maskMobileNumber } from '../domain/review.js'
import { type StoredReview } from '../reviews.queries.js'

export class PublishedReviewsQuery {
  @PageNumber()
  page: number = 1

  @PageSize(100, 50)
  perPage: number = 50
}

export class PublishedReview {
  @ApiProperty({ example: 'FG-0001' }) productId!: string
  @ApiProperty({ minimum: 1, maximum: 5 }) rating!: number
  @ApiProperty({ example: 'Tastes like my grandmother made it.' }) comment!: string
  @ApiProperty({ description: 'Masked on the server', example: '98••••••21' }) mobileNumber!: string
  @ApiProperty({ type: Date }) date!: Date
}

export class PublishedReviewsAnswer {
  @ApiProperty({ type: [PublishedReview] }) reviews!: PublishedReview[]
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
  @ApiProperty({ description: 'Of the product; sanitised HTML' }) description!: string
  @ApiProperty({ description: 'Of the product; rupees', example: 849 }) price!: number
  @ApiProperty({ type: ReviewedOrder }) order!: ReviewedOrder
  @ApiProperty({ example: '9876543210' }) mobileNumber!: string
  @ApiProperty({ minimum: 1, maximum: 5 }) rating!: number
  @ApiProperty() comment!: string
  @ApiProperty({ type: Boolean, nullable: true, description: 'null waits, false rejected' })
  approved!: boolean | null
  @ApiProperty({ type: Date }) date!: Date
}

export function toPublishedReview(review: StoredReview, product: StoredProduct): PublishedReview {
  const { rating, comment, date } = review
  return { productId: product.Id, rating, comment, mobileNumber: maskMobileNumber(review.mobileNumber), date }
}

export function toAdminReview(review: StoredReview, product: StoredProduct | undefined): AdminReview {
  const id = String(review._id)
  const { orderId, orderDate, mobileNumber, rating, comment, approved, date } = review
  return {
    id,
    _id: id,
    name: product?.name ?? '',
    description: product?.description ?? '',
    price: paiseToRupees(product?.pricePaise ?? NO_MONEY),
    order: { orderId, orderDate },
    mobileNumber,
    rating,
    comment,
    approved,
    date,
  }
}
