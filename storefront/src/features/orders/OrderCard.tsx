import { lazy, type Ref, Suspense, useEffect, useRef } from 'react'
import { type Order } from '../../api/types.js'
import { useDialogEntry, useHome } from '../../state/home-navigation.js'
import { Button } from '../../ui/Button.js'
import { Dialog } from '../../ui/Dialog.js'
import { clock, rupees } from '../../ui/format.js'
import { Icon } from '../../ui/icons.js'
import { orders as words } from '../../words/orders.js'
import { OrderAddress, OrderHead, OrderMoney, OrderStatuses } from './order-facts.js'
import { issueButton, isUnderWay, keptOnCancellation } from './order-rules.js'
import { OrderItems } from './OrderItems.js'
import styles from './OrdersScreen.module.css'
import { OrderTimeline } from './OrderTimeline.js'
import { useOrderActions } from './use-order-actions.js'

interface ConfirmProps {
  name: string
  order: Order
  title: string
  text: string
  yes: string
  no: string
  onYes: () => void
}

/** Asks before something is lost. Back, Escape and the second button keep things as they are. */
function Confirm({ name, order, title, text, yes, no, onYes }: ConfirmProps) {
  const dialog = useDialogEntry(name)
  if (!dialog.open || dialog.id !== order.orderId) return null
  return (
    <Dialog
      title={title}
      onClose={dialog.hide}
      actions={
        <>
          <Button look="quiet" onClick={dialog.hide}>
            {no}
          </Button>
          <Button
            onClick={() => {
              dialog.hide()
              onYes()
            }}
          >
            {yes}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}

const OrderSteps = lazy(() => import('./OrderSteps.js'))

type Actions = ReturnType<typeof useOrderActions>

interface ButtonsProps {
  order: Order
  actions: Actions
  retryRef: Ref<HTMLButtonElement>
}

function Buttons({ order, actions, retryRef }: ButtonsProps) {
  const { go } = useHome()
  const cancelling = useDialogEntry('cancel-order')
  const deleting = useDialogEntry('delete-order')
  const issue = issueButton(order)
  return (
    <div className={styles['actions']}>
      {order.canRetryPayment && (
        <Button ref={retryRef} disabled={actions.busy} onClick={() => void actions.retry()}>
          {words.retry}
        </Button>
      )}
      {order.invoiceUrl && (
        <a className={styles['invoice']} href={order.invoiceUrl} target="_blank" rel="noopener">
          {words.invoice}
        </a>
      )}
      {order.creditNoteUrl && (
        <a className={styles['invoice']} href={order.creditNoteUrl} target="_blank" rel="noopener">
          {words.creditNote}
        </a>
      )}
      {order.credits.map(
        ({ id, amount, creditNoteUrl }) =>
          creditNoteUrl && (
            <a key={id} className={styles['invoice']} href={creditNoteUrl} target="_blank" rel="noopener">
              {words.creditOf(rupees(amount))}
            </a>
          ),
      )}
      {issue && (
        <Button look="quiet" onClick={() => go('issue', { orderId: order.orderId })}>
          {issue === 'raise' ? words.raiseIssue : words.viewIssue}
          {order.issueNews && order.issueNews.unread > 0 && (
            <>
              {' '}
              <span className={styles['unread']}>{words.newAnswers(order.issueNews.unread)}</span>
            </>
          )}
        </Button>
      )}
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

interface OrderCardProps {
  order: Order
  isAsked: boolean
  onCancelled: () => void
}

/** One order with all its facts and the buttons its state allows. */
export function OrderCard({ order, isAsked, onCancelled }: OrderCardProps) {
  const { card, retry } = useArrival(isAsked)
  const actions = useOrderActions(order, onCancelled)
  const tone = actions.busy ? 'muted' : actions.told.good ? 'thanks' : 'message'
  return (
    <article
      ref={card}
      tabIndex={isAsked ? -1 : undefined}
      className={`${styles['order']} ${isAsked ? styles['asked'] : ''}`}
      aria-labelledby={`order-${order._id}`}
      aria-busy={actions.busy}
    >
      <OrderHead order={order} />
      <OrderStatuses order={order} />
      {order.canRetryPayment && order.holdExpiresAt && (
        <p className={styles['held']}>{words.heldUntil(clock(order.holdExpiresAt))}</p>
      )}
      {order.paymentUnderReview && <p className={styles['held']}>{words.underReview}</p>}
      {order.cancelReason && <p className={styles['held']}>{words.cancelledByUs(order.cancelReason)}</p>}
      {isUnderWay(order) && (
        <Suspense>
          <OrderSteps order={order} />
        </Suspense>
      )}
      <OrderItems order={order} />
      {order.issueNews && <IssueLine news={order.issueNews} />}
      <div className={styles['foot']}>
        <OrderTimeline order={order} />
        <OrderAddress order={order} />
        <OrderMoney order={order} />
      </div>
      <Buttons order={order} actions={actions} retryRef={retry} />
      <p className={styles[tone]} role="status">
        {actions.busy ? words.working : actions.told.text}
      </p>
      <Confirm
        name="delete-order"
        order={order}
        title={order.orderId}
        text={words.confirmDelete}
        yes={words.deleteYes}
        no={words.keep}
        onYes={() => void actions.remove()}
      />
      <Confirm
        name="cancel-order"
        order={order}
        title={order.orderId}
        text={words.confirmCancel(rupees(keptOnCancellation(order)), rupees(order.cancellationRefund ?? 0))}
        yes={words.cancelYes}
        no={words.cancelNo}
        onYes={() => void actions.cancel()}
      />
    </article>
  )
}
