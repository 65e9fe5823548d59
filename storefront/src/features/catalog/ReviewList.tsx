import { useState } from 'react'
import { type PublicReview } from '../../api/types.js'
import { useResource } from '../../state/resource.js'
import { useShop, useStores } from '../../state/stores.js'
import { day } from '../../ui/format.js'
import { Icon } from '../../ui/icons.js'
import { product as words } from '../../words/product.js'
import { shell } from '../../words/shell.js'
import styles from './dialogs.module.css'

function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles['stars']} role="img" aria-label={words.stars(rating)}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" filled={star <= rating} />
      ))}
    </span>
  )
}

/** First name and city if the author allowed it, else the masked number. */
const whoOf = ({ author, mobileNumber }: PublicReview) =>
  author ? [author.firstName, author.city].filter(Boolean).join(', ') : mobileNumber

function ReviewEntry({ review }: { review: PublicReview }) {
  const shop = useShop()
  return (
    <li className={styles['review']}>
      <Stars rating={review.rating} />
      <p>{review.comment}</p>
      {review.photo && (
        <a href={review.photo} target="_blank" rel="noopener">
          <img className={styles['photo']} src={review.photo} alt={words.reviewPhoto} loading="lazy" />
        </a>
      )}
      <p className={styles['who']}>
        {whoOf(review)} · {words.verified} · <time dateTime={review.date}>{day(review.date)}</time>
      </p>
      {review.answer && (
        <blockquote className={styles['answer']}>
          <b>{words.answerOf(shop?.name ?? words.shop)}</b>
          <p>{review.answer.text}</p>
        </blockquote>
      )}
    </li>
  )
}

const RATINGS = [5, 4, 3, 2, 1]
/** Fewer are read at once, without a picture of how they are spread. */
const LEAST_SPREAD = 3

/** How many reviews gave how many stars. */
function Spread({ reviews }: { reviews: readonly PublicReview[] }) {
  return (
    <ul className={styles['spread']}>
      {RATINGS.map((rating) => {
        const count = reviews.filter((review) => review.rating === rating).length
        return (
          <li key={rating} aria-label={words.howMany(rating, count)}>
            <span aria-hidden="true">{rating} ★</span>
            <meter max={reviews.length} value={count} aria-hidden="true" />
            <span aria-hidden="true">{count}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** The approved reviews of one product. A failed fetch falls back to none (docs/domain/contract.md#fixed-texts). */
export function ReviewList({ productId }: { productId: string }) {
  const { reviewsOf } = useStores()
  const [resource] = useState(() => reviewsOf(productId))
  const { data, error } = useResource(resource)
  if (data === null && error === null) return <p role="status">{shell.loading}</p>
  if (!data?.length) return <p>{words.noReviews}</p>
  return (
    <>
      {data.length >= LEAST_SPREAD && <Spread reviews={data} />}
      <ul className={styles['reviews']}>
        {data.map((review, index) => (
          <ReviewEntry key={`${review.date}-${index}`} review={review} />
        ))}
      </ul>
    </>
  )
}
