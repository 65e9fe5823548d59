import { type Order } from '../../api/types.js'
import { dayAndTime } from '../../ui/times.js'
import { facts as words } from '../../words/order-facts.js'
import { story } from './order-rules.js'
import styles from './OrderTimeline.module.css'

/** The waybill leads to the courier's own tracking. */
function Detail({ order, detail }: { order: Order; detail: string }) {
  return detail === order.waybill && order.trackingUrl ? (
    <a href={order.trackingUrl} target="_blank" rel="noopener" aria-label={words.trackOf(detail)}>
      {detail}
    </a>
  ) : (
    detail
  )
}

/** What happened so far, the oldest first. */
export function OrderTimeline({ order }: { order: Order }) {
  if (order.timeline.length === 0) return null
  return (
    <section aria-label={words.timeline}>
      <h3 className={styles['title']}>{words.timeline}</h3>
      <ol className={styles['events']}>
        {story(order).map(({ event, at, detail, times = 1 }, index) => (
          <li key={`${event}-${at}-${index}`} className={styles['event']}>
            <span className={styles['what']}>
              {words.events[event] ?? event}
              {times > 1 && ` (${words.times(times)})`}
              {detail && (
                <>
                  {' '}
                  <Detail order={order} detail={detail} />
                </>
              )}
            </span>
            <time className={styles['when']} dateTime={at}>
              {dayAndTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
