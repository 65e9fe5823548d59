import { useState } from 'react'
import { fetchReviews } from '../../api/shop.js'
import type { Product, PublicReview } from '../../api/types.js'
import { createResource, useResource } from '../../state/resource.js'
import { Dialog } from '../../ui/Dialog.js'
import { day } from '../../ui/format.js'
import { Icon } from '../../ui/icons.js'
import { fullTitle } from '../../ui/product-words.js'
import { catalog } from '../../words/catalog.js'
import { shell } from '../../words/shell.js'
import styles from './dialogs.module.css'

const Stars = ({ rating }: { rating: number }) => (
  <span className={styles['stars']} role="img" aria-label={catalog.stars(rating)}>
    {[1, 2, 3, 4, 5].map((star) => (
      <Icon key={star} name="star" filled={star <= rating} />
    ))}
  </span>
)

const ReviewEntry = ({ review }: { review: PublicReview }) => (
  <li className={styles['review']}>
    <Stars rating={review.rating} />
    <p>{review.comment}</p>
    <p className={styles['who']}>
      {review.mobileNumber} · <time dateTime={review.date}>{day(review.date)}</time>
    </p>
  </li>
)

/** The approved reviews of one product. A failed fetch falls back to none (spec §8). */
const ReviewsDialog = ({ product, onClose }: { product: Product; onClose: () => void }) => {
  const [resource] = useState(() => createResource(() => fetchReviews(product.Id)))
  const { data, error } = useResource(resource)
  const answered = data !== null || error !== null
  return (
    <Dialog title={catalog.reviewsOf(fullTitle(product))} onClose={onClose}>
      {!answered && <p role="status">{shell.loading}</p>}
      {answered && !data?.length && <p>{catalog.noReviews}</p>}
      {data && data.length > 0 && (
        <ul className={styles['reviews']}>
          {data.map((review, index) => (
            <ReviewEntry key={`${review.date}-${index}`} review={review} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

export default ReviewsDialog
