import { Suspense } from 'react'
import styles from './DeliverTo.module.css'
import { later } from './quiet.js'
import { useIsAlive } from './use-is-alive.js'

const DeliverToForm = later(() => import('./DeliverToForm.js'))

/**
 * "Deliver to [500074] ▸ Fri, 4 Dec – Tue, 8 Dec, ₹75; two jars ₹66 each". Its code comes after the page, which keeps
 * the room for it.
 * @param Id of the jar whose weight is asked for.
 * @param weight of that jar in words, where the screen does not show it otherwise.
 */
export function DeliverTo({ Id, weight }: { Id: string; weight?: string }) {
  const isAlive = useIsAlive()
  return (
    <div className={styles['room']}>
      {isAlive && (
        <Suspense>
          <DeliverToForm Id={Id} weight={weight} />
        </Suspense>
      )}
    </div>
  )
}
