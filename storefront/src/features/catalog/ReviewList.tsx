import { useState } from 'react'
import { type Reviewed } from '../../api/calls.js'
import { fetchReviews } from '../../api/shop.js'
import { type Product, type PublicReview } from '../../api/types.js'
import { useResource } from '../../state/resource.js'
import { useShop, useStores } from '../../state/stores.js'
import { Button } from '../../ui/Button.js'
import { day } from '../../ui/format.js'
import { Icon } from '../../ui/icons.js'
import { productChoices } from '../../ui/product-words.js'
import { explain } from '../../ui/Trouble.js'
import { product as words } from '../../words/product.js'
import { shell } from '../../words/shell.js'
import styles from './dialogs.module.css'

export function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles['stars']} role="img" aria-label={words.stars(rating)}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" filled={star <= rating} />
      ))}
    </span>
  )
}

/** First name and city if the author allowed it, else the masked number. */
export const whoOf = ({ author, mobileNumber }: Pick<PublicReview, 'author' | 'mobileNumber'>) =>
  author ? [author.firstName, author.city].filter(Boolean).join(', ') : mobileNumber

function ReviewEntry({ review, jar }: { review: PublicReview; jar: Product | undefined }) {
  const shop = useShop()
  return (
    <li className={styles['review']}>
      <Stars rating={review.rating} />
      {jar && <p className={styles['who']}>{words.aboutJar(productChoices(jar).join(', '))}</p>}
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
function Spread({ counts, total }: { counts: readonly number[]; total: number }) {
  return (
    <ul className={styles['spread']}>
      {RATINGS.map((rating) => {
        const count = counts[rating - 1] ?? 0
        return (
          <li key={rating} aria-label={words.howMany(rating, count)}>
            <span aria-hidden="true">{rating} ★</span>
            <meter max={total} value={count} aria-hidden="true" />
            <span aria-hidden="true">{count}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** The reviews that are shown: the newest, and older ones as far as somebody asks for them. */
function useReviews(of: Reviewed) {
  const { reviewsOf } = useStores()
  const [resource] = useState(() => reviewsOf(of))
  const { data, error } = useResource(resource)
  const [older, setOlder] = useState<readonly PublicReview[]>([])
  const [pages, setPages] = useState(1)
  const [refusal, setRefusal] = useState<unknown>()
  const reviews = [...(data?.reviews ?? []), ...older]
  const total = data?.counts.reduce((sum, count) => sum + count, 0) ?? 0
  const readOn = async () => {
    setRefusal(undefined)
    try {
      const { reviews: next } = await fetchReviews(of, pages + 1)
      setOlder([...older, ...next])
      setPages(pages + 1)
    } catch (failed) {
      setRefusal(failed)
    }
  }
  return {
    reviews,
    total,
    counts: data?.counts ?? [],
    isLoading: data === null && error === null,
    left: total - reviews.length,
    refusal,
    readOn,
  }
}

interface ReviewListProps {
  of: Reviewed
  /** The jars among which the one of a review is named. */
  jars?: readonly Product[]
}

/** Approved reviews. A failed fetch falls back to none (docs/domain/contract.md#fixed-texts). */
function ReviewList({ of, jars = [] }: ReviewListProps) {
  const { reviews, total, counts, isLoading, left, refusal, readOn } = useReviews(of)
  if (isLoading) return <p role="status">{shell.loading}</p>
  if (reviews.length === 0) return <p>{words.noReviews}</p>
  return (
    <>
      {total >= LEAST_SPREAD && <Spread counts={counts} total={total} />}
      <ul className={styles['reviews']}>
        {reviews.map((review, index) => (
          <ReviewEntry
            key={`${review.date}-${index}`}
            review={review}
            jar={jars.find(({ Id }) => Id === review.productId)}
          />
        ))}
      </ul>
      {left > 0 && (
        <div>
          <Button look="quiet" onClick={() => void readOn()}>
            {words.moreReviews(left)}
          </Button>
        </div>
      )}
      <p role="status">{refusal !== undefined && explain(refusal, words.noMoreReviews)}</p>
    </>
  )
}

export default ReviewList
