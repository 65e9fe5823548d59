import { useId, useState } from 'react'
import { isApiError } from '../../api/http.js'
import { fetchOwnReview, removeReviewPhoto, sendReviewPhoto, submitReview } from '../../api/orders.js'
import { type OrderItem, type Review } from '../../api/types.js'
import { HOME, useDialogEntry, useHome } from '../../state/home-navigation.js'
import { keepText, keptText } from '../../state/kept-text.js'
import { createResource, useResource } from '../../state/resource.js'
import { useStores } from '../../state/stores.js'
import { Button, ButtonLink } from '../../ui/Button.js'
import { Dialog } from '../../ui/Dialog.js'
import { TextArea } from '../../ui/Field.js'
import { Icon } from '../../ui/icons.js'
import { Page } from '../../ui/Page.js'
import { PhotoButton } from '../../ui/PhotoButton.js'
import { fullTitle } from '../../ui/product-words.js'
import { explain, explainWait } from '../../ui/Trouble.js'
import { reviews as words } from '../../words/reviews.js'
import { shell } from '../../words/shell.js'
import styles from './ReviewScreen.module.css'

const RATINGS = [5, 4, 3, 2, 1]
const FIRST_RATING = 5

interface Subject {
  orderId: string
  productId: string
}

interface ReviewFormProps {
  subject: Subject
  existing: Review | null
  /** The jar that the review is about; undefined while the orders are loading. */
  item: OrderItem | undefined
}

const stateOf = ({ approved }: Review) => (approved === null ? 'pending' : approved ? 'approved' : 'rejected')

/** The state of a review, and what it means for its author. */
function Standing({ review }: { review: Review }) {
  const state = stateOf(review)
  const more = {
    pending: words.pendingHint,
    approved: words.approvedHint,
    rejected: review.reason && words.reason(review.reason),
  }[state]
  return (
    <div className={styles['standing']}>
      <p className={`${styles['banner']} ${styles[state]}`}>{words[state]}</p>
      {more && <p>{more}</p>}
    </div>
  )
}

interface StarsProps {
  value: number
  disabled: boolean
  onChoose: (rating: number) => void
}

/** The rating by thumb, or by the arrows of a keyboard; the select beside it says the same. */
function Stars({ value, disabled, onChoose }: StarsProps) {
  const name = useId()
  return (
    <fieldset className={styles['stars']} disabled={disabled}>
      <legend className="visually-hidden">{words.stars}</legend>
      {[...RATINGS].reverse().map((star) => (
        <label key={star}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={star}
            checked={star === value}
            onChange={() => onChoose(star)}
            // The five stars that the form starts with are an opinion once they are pressed.
            onClick={() => onChoose(star)}
          />
          <Icon name="star" filled={star <= value} />
          <span className="visually-hidden">{words.ratingOf(star)}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface PhotoProps {
  /** Address of the photo that the server has. */
  kept: string | null
  chosen: File | null
  disabled: boolean
  onChoose: (photo: File | null) => void
  onRemove: () => void
}

/** One photo, which is decided with the text. */
function Photo({ kept, chosen, disabled, onChoose, onRemove }: PhotoProps) {
  return (
    <div className={styles['photo']} role="group" aria-label={words.photo}>
      <p className={styles['label']}>{words.photo}</p>
      {kept && !chosen && <img src={kept} alt={words.photoAlt} />}
      {chosen && <p>{chosen.name}</p>}
      {!disabled && (
        <>
          <p className={styles['hint']}>{words.photoHint}</p>
          <div className={styles['actions']}>
            <PhotoButton label={kept || chosen ? words.otherPhoto : words.addPhoto} onChoose={onChoose} />
            {(kept || chosen) && (
              <Button look="link" onClick={chosen ? () => onChoose(null) : onRemove}>
                {words.removePhoto}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  )
}

/** The form of a review, the review on the server, and the way to save one as the other. */
function useReview(subject: Subject, existing: Review | null) {
  const { orders } = useStores()
  const [review, setReview] = useState(existing)
  const [rating, setRating] = useState(existing?.rating ?? FIRST_RATING)
  const [isChosen, setChosen] = useState(existing !== null)
  const kept = `review ${subject.orderId} ${subject.productId}`
  const [comment, setComment] = useState(
    () => (existing?.approved ? '' : keptText(kept)) || (existing?.comment ?? ''),
  )
  const [showName, setShowName] = useState(Boolean(existing?.author))
  const [photo, setPhoto] = useState<File | null>(null)
  const [busy, setBusy] = useState(false)
  const [end, setEnd] = useState<{ good: boolean; text: string } | null>(null)
  const write = async (work: () => Promise<string>) => {
    setBusy(true)
    try {
      setEnd({ good: true, text: await work() })
      void orders.load()
    } catch (error) {
      setEnd({ good: false, text: explainWait(error, words.failed) })
    } finally {
      setBusy(false)
    }
  }
  const submit = () =>
    write(async () => {
      const sent = { ...subject, rating, comment: comment.trim(), showName }
      setReview(await submitReview(sent))
      setComment(sent.comment)
      keepText(kept, '')
      if (!photo) return words.submitted
      // The text is there; a photo that is refused takes nothing of it back.
      try {
        setReview(await sendReviewPhoto(subject, photo))
        setPhoto(null)
        return words.submitted
      } catch (error) {
        return words.submittedWithoutPhoto(explain(error, words.photoFailed))
      }
    })
  const removePhoto = () =>
    write(async () => {
      setReview(await removeReviewPhoto(subject))
      return words.submitted
    })
  return {
    review,
    rating,
    choose: (value: number) => {
      setRating(value)
      setChosen(true)
    },
    /** What the form starts with is no opinion yet. */
    isUnsaid: !isChosen && comment.trim() === '' && !photo,
    comment,
    type: (typed: string) => {
      setComment(typed)
      keepText(kept, typed)
    },
    showName,
    setShowName,
    photo,
    setPhoto,
    busy,
    end,
    submit: () => void submit(),
    removePhoto: () => void removePhoto(),
  }
}

function ReviewForm({ subject, existing, item }: ReviewFormProps) {
  const { go } = useHome()
  const form = useReview(subject, existing)
  const wordless = useDialogEntry('wordless-review')
  const isFinal = form.review?.approved === true
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      {form.review && <Standing review={form.review} />}
      <div className={styles['beside']}>
        {item && <img className={styles['jar']} src={item.image} alt="" width={96} height={96} />}
        <label className={styles['field']}>
          {words.rating}
          <select
            className={styles['select']}
            value={form.rating}
            disabled={isFinal}
            onChange={(event) => form.choose(Number(event.target.value))}
          >
            {RATINGS.map((value) => (
              <option key={value} value={value}>
                {words.ratingOf(value)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Stars value={form.rating} disabled={isFinal} onChoose={form.choose} />
      <TextArea
        label={words.text}
        rows={5}
        value={form.comment}
        maxLength={2000}
        disabled={isFinal}
        onChange={(event) => form.type(event.target.value)}
      />
      <Photo
        kept={form.review?.photo ?? null}
        chosen={form.photo}
        disabled={isFinal || form.busy}
        onChoose={form.setPhoto}
        onRemove={form.removePhoto}
      />
      <div>
        <label className={styles['check']}>
          <input
            type="checkbox"
            checked={form.showName}
            disabled={isFinal}
            onChange={(event) => form.setShowName(event.target.checked)}
          />
          {words.showName}
        </label>
        <p className={styles['hint']}>{words.showNameHint}</p>
      </div>
      <div className={styles['actions']}>
        <Button
          type="submit"
          disabled={form.busy || isFinal}
          onClick={(event) => {
            if (!form.isUnsaid) return
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
      <p className={form.end?.good ? styles['good'] : styles['bad']} role="status">
        {form.end?.text}
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
                  form.submit()
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

/** There is no review where its fetch failed (docs/domain/contract.md#fixed-texts), and no form where nothing is to review. */
async function findReview(subject: Subject) {
  try {
    return { review: await fetchOwnReview(subject), isUnknown: false }
  } catch (error) {
    return { review: null, isUnknown: isApiError(error) && error.status === 404 }
  }
}

/** Write a Review, for one item of one order. */
function ReviewScreen(subject: Subject) {
  const { orders } = useStores()
  const order = useResource(orders).data?.orders.find((one) => one.orderId === subject.orderId)
  const item = order?.items.find((one) => one.id === subject.productId)
  const [resource] = useState(() => createResource(() => findReview(subject)))
  const { data } = useResource(resource)
  return (
    <Page title={data?.review?.approved ? words.own : words.title} lead={item && fullTitle(item)} narrow>
      {data?.isUnknown ? (
        <>
          <p className={styles['bad']} role="status">
            {words.unknown}
          </p>
          <ButtonLink look="link" to={HOME} state={{ tab: 'placeOrder' }}>
            {words.back}
          </ButtonLink>
        </>
      ) : data ? (
        <ReviewForm
          subject={{ orderId: subject.orderId, productId: subject.productId }}
          existing={data.review}
          item={item}
        />
      ) : (
        <p role="status">{shell.loading}</p>
      )}
    </Page>
  )
}

export default ReviewScreen
