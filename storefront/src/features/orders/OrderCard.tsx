import { lazy, type Ref, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { type Order } from '../../api/types.js'
import { useDialogEntry, useHome } from '../../state/home-navigation.js'
import { useShop } from '../../state/stores.js'
import { Button } from '../../ui/Button.js'
import { day, rupees } from '../../ui/format.js'
import { Icon } from '../../ui/icons.js'
import { later } from '../../ui/quiet.js'
import { orders as words } from '../../words/orders.js'
import { isClosed, issueButton, isUnderWay, keptOnCancellation, wantsReview } from './order-rules.js'
import { sentenceOf } from './order-sentence.js'
import { JarStrip, OrderItems } from './OrderItems.js'
import styles from './OrdersScreen.module.css'
import { OrderSteps } from './OrderSteps.js'
import { useOrderActions } from './use-order-actions.js'

const Confirm = lazy(() => import('./Confirm.js'))
const OrderDetails = later(() => import('./OrderDetails.js'))

type Actions = ReturnType<typeof useOrderActions>

interface ButtonsProps {
  order: Order
  actions: Actions
  retryRef: Ref<HTMLButtonElement>
}

function IssueButton({ order }: { order: Order }) {
  const { go } = useHome()
  const issue = issueButton(order)
  if (!issue) return null
  return (
    <Button look="quiet" onClick={() => go('issue', { orderId: order.orderId })}>
      {issue === 'raise' ? words.raiseIssue : words.viewIssue}
      {order.issueNews && order.issueNews.unread > 0 && (
        <>
          {' '}
          <span className={styles['unread']}>{words.newAnswers(order.issueNews.unread)}</span>
        </>
      )}
    </Button>
  )
}

function Buttons({ order, actions, retryRef }: ButtonsProps) {
  const cancelling = useDialogEntry('cancel-order')
  const deleting = useDialogEntry('delete-order')
  return (
    <div className={styles['actions']}>
      {order.canRetryPayment && (
        <Button ref={retryRef} disabled={actions.busy} onClick={() => void actions.retry()}>
          {words.retry}
        </Button>
      )}
      {order.paymentStatus !== 'Pending' && (
        <Button
          look={isClosed(order) ? 'primary' : 'quiet'}
          aria-label={words.againOf(order.orderId)}
          disabled={actions.busy}
          onClick={() => void actions.again()}
        >
          {words.again}
        </Button>
      )}
      <IssueButton order={order} />
      {order.canCancel && (
        <Button look="danger" disabled={actions.busy} onClick={() => cancelling.show(order.orderId)}>
          {words.cancel}
        </Button>
      )}
      {order.canDelete && (
        <button
          type="button"
          className={styles['bin']}
          aria-label={words.deleteOf(order.orderId)}
          title={words.delete}
          disabled={actions.busy}
          onClick={() => deleting.show(order.orderId)}
        >
          <Icon name="bin" />
        </button>
      )}
    </div>
  )
}

/** What is asked before an order is deleted or cancelled. */
function useQuestions({ orderId }: Order) {
  const cancelling = useDialogEntry('cancel-order')
  const deleting = useDialogEntry('delete-order')
  return {
    cancels: cancelling.open && cancelling.id === orderId,
    deletes: deleting.open && deleting.id === orderId,
    cancelling,
    deleting,
  }
}

interface QuestionsProps {
  order: Order
  actions: Actions
  questions: ReturnType<typeof useQuestions>
}

function Questions({ order, actions, questions }: QuestionsProps) {
  const { cancels, deletes, cancelling, deleting } = questions
  return (
    <Suspense>
      {deletes && (
        <Confirm
          order={order}
          text={words.confirmDelete}
          yes={words.deleteYes}
          no={words.keep}
          onYes={() => void actions.remove()}
          onClose={deleting.hide}
        />
      )}
      {cancels && (
        <Confirm
          order={order}
          text={words.confirmCancel(rupees(keptOnCancellation(order)), rupees(order.cancellationRefund ?? 0))}
          yes={words.cancelYes}
          no={words.cancelNo}
          onYes={() => void actions.cancel()}
          onClose={cancelling.hide}
        />
      )}
    </Suspense>
  )
}

/** The last message of the issue of an order, in one line. */
function IssueLine({ news: { message, fromShop, unread } }: { news: NonNullable<Order['issueNews']> }) {
  return (
    <p className={`${styles['lastMessage']} ${unread > 0 ? styles['isNew'] : ''}`}>
      {(fromShop ? words.lastAnswer : words.lastOwn)(message)}
    </p>
  )
}

/** Scrolls to an order that a link names: to its payment while it waits for that, else to its head. */
function useArrival(isAsked: boolean) {
  const card = useRef<HTMLElement>(null)
  const retry = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isAsked) return
    const place = retry.current ?? card.current
    place?.scrollIntoView({ block: retry.current ? 'center' : 'start' })
    place?.focus({ preventScroll: true })
  }, [isAsked])
  return { card, retry }
}

/**
 * A question, and the work after it, take the keyboard from its button. It goes on there, else with the order, else at
 * the top.
 */
function useGoingOn(busy: boolean, card: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!busy) return
    const places = [document.activeElement, card.current, document.querySelector('h1')]
    return () => {
      for (const place of places)
        if (document.activeElement === document.body && place instanceof HTMLElement)
          place.focus({ preventScroll: true })
    }
  }, [busy, card])
}

/** What an order is: where it stands, in a sentence and a line of steps, and its jars. One that is over is folded. */
function Gist({ order }: { order: Order }) {
  const shop = useShop()
  const [now] = useState(() => new Date())
  // What ends under the eyes of its customer folds the next time.
  const [isFolded] = useState(isClosed(order))
  return (
    <>
      <div className={styles['head']}>
        <h2 className={styles['id']} id={`order-${order._id}`}>
          {order.orderId}
        </h2>
        <p className={styles['date']}>
          <span className="visually-hidden">{words.date}: </span>
          <time dateTime={order.orderDate}>{day(order.orderDate)}</time> · {rupees(order.finalPrice)}
        </p>
      </div>
      <p className={styles['sentence']}>{sentenceOf(order, shop, now)}</p>
      {order.replaces && <p className={styles['held']}>{words.replaces(order.replaces)}</p>}
      {order.paymentUnderReview && <p className={styles['held']}>{words.underReview}</p>}
      {order.cancelReason && <p className={styles['held']}>{words.cancelledByUs(order.cancelReason)}</p>}
      {isUnderWay(order) && !isFolded && <OrderSteps order={order} />}
      {isFolded && !wantsReview(order) ? <JarStrip order={order} /> : <OrderItems order={order} />}
    </>
  )
}

interface OrderCardProps {
  order: Order
  isAsked: boolean
  onCancelled: () => void
}

/** One order: the gist of it and the buttons its state allows; all else unfolds. */
export function OrderCard({ order, isAsked, onCancelled }: OrderCardProps) {
  const { card, retry } = useArrival(isAsked)
  const actions = useOrderActions(order, onCancelled)
  const questions = useQuestions(order)
  useGoingOn(actions.busy || questions.cancels || questions.deletes, card)
  const tone = actions.busy ? styles['muted'] : actions.told.good ? styles['thanks'] : styles['message']
  return (
    <article
      ref={card}
      tabIndex={-1}
      className={`${styles['order']} ${isAsked ? styles['asked'] : ''}`}
      aria-labelledby={`order-${order._id}`}
      aria-busy={actions.busy}
    >
      <Gist order={order} />
      {order.issueNews && <IssueLine news={order.issueNews} />}
      <Buttons order={order} actions={actions} retryRef={retry} />
      <p className={tone} role="status">
        {actions.busy ? words.working : actions.told.text}
      </p>
      <details className={styles['more']}>
        <summary className={styles['summary']}>{words.all}</summary>
        <Suspense>
          <OrderDetails order={order} />
        </Suspense>
      </details>
      <Questions order={order} actions={actions} questions={questions} />
    </article>
  )
}
