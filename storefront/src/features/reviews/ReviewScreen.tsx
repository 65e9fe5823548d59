import { useState } from 'react'
import { fetchOwnReview, submitReview } from '../../api/orders.js'
import { type Review } from '../../api/types.js'
import { useDialogEntry, useHome } from '../../state/home-navigation.js'
import { createResource, useResource } from '../../state/resource.js'
import { useStores } from '../../state/stores.js'
import { Button } from '../../ui/Button.js'
import { Dialog } from '../../ui/Dialog.js'
import { TextArea } from '../../ui/Field.js'
import { Page } from '../../ui/Page.js'
import { fullTitle } from '../../ui/product-words.js'
import { explainWait } from '../../ui/Trouble.js'
import { reviews as words } from '../../words/reviews.js'
import { shell } from '../../words/shell.js'
import styles from './ReviewScreen.module.css'

const RATINGS = [5, 4, 3, 2, 1]
const FIRST_RATING = 5

interface Subject {
  orderId: string
  productId: string
}

const stateOf = ({ approved }: Review) => (approved === null ? 'pending' : approved ? 'approved' : 'rejected')

function ReviewForm({ subject, existing }: { subject: Subject; existing: Review | null }) {
  const { go } = useHome()
  const { orders } = useStores()
  const [review, setReview] = useState(existing)
  const [rating, setRating] = useState(existing?.rating ?? FIRST_RATING)
  const [comment, setComment] = useState(existing?.comment ?? '')
  const wordless = useDialogEntry('wordless-review')
  const [busy, setBusy] = useState(false)
  const [end, setEnd] = useState<{ good: boolean; text: string } | null>(null)
  const isFinal = review?.approved === true
  const submit = async () => {
    setBusy(true)
    try {
      const sent = { ...subject, rating, comment: comment.trim() }
      await submitReview(sent)
      setReview({ ...sent, approved: null })
      setComment(sent.comment)
      setEnd({ good: true, text: words.submitted })
      void orders.load()
    } catch (error) {
      setEnd({ good: false, text: explainWait(error, words.failed) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {review && <p className={`${styles['banner']} ${styles[stateOf(review)]}`}>{words[stateOf(review)]}</p>}
      <label className={styles['field']}>
        {words.rating}
        <select
          className={styles['select']}
          value={rating}
          disabled={isFinal}
          onChange={(event) => setRating(Number(event.target.value))}
        >
          {RATINGS.map((value) => (
            <option key={value} value={value}>
              {words.ratingOf(value)}
            </option>
          ))}
        </select>
      </label>
      <TextArea
        label={words.text}
        rows={5}
        value={comment}
        disabled={isFinal}
        onChange={(event) => setComment(event.target.value)}
      />
      <div className={styles['actions']}>
        <Button
          type="submit"
          disabled={busy || isFinal}
          onClick={(event) => {
            // What the form starts with is no opinion yet.
            if (review || rating !== FIRST_RATING || comment.trim()) return
            event.preventDefault()
            wordless.show()
          }}
        >
          {words.submit}
        </Button>
        <Button look="quiet" onClick={() => go('placeOrder')}>
          {words.cancel}
        </Button>
      </div>
      <p className={end?.good ? styles['good'] : styles['bad']} role="status">
        {end?.text}
      </p>
      {wordless.open && (
        <Dialog
          title={words.title}
          onClose={wordless.hide}
          actions={
            <>
              <Button look="quiet" onClick={wordless.hide}>
                {words.writeFirst}
              </Button>
              <Button
                onClick={() => {
                  wordless.hide()
                  void submit()
                }}
              >
                {words.sendWordless}
              </Button>
            </>
          }
        >
          <p>{words.askWordless}</p>
        </Dialog>
      )}
    </form>
  )
}

/** Write a Review, for one item of one order. A failed fetch falls back to no review (docs/domain/contract.md#fixed-texts). */
function ReviewScreen(subject: Subject) {
  const { orders } = useStores()
  const order = useResource(orders).data?.orders.find((one) => one.orderId === subject.orderId)
  const item = order?.items.find((one) => one.id === subject.productId)
  const [resource] = useState(() =>
    createResource(async () => ({
      review: await fetchOwnReview(subject.productId, subject.orderId).catch(() => null),
    })),
  )
  const { data } = useResource(resource)
  return (
    <Page title={data?.review?.approved ? words.own : words.title} lead={item && fullTitle(item)} narrow>
      {data ? (
        <ReviewForm
          subject={{ orderId: subject.orderId, productId: subject.productId }}
          existing={data.review}
        />
      ) : (
        <p role="status">{shell.loading}</p>
      )}
    </Page>
  )
}

export default ReviewScreen
