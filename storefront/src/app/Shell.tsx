import { type ReactNode, Suspense } from 'react'
import { BottomNavigation, Header } from '../features/home/Header.js'
import { useHome } from '../state/home-navigation.js'
import { useResource } from '../state/resource.js'
import { useStores } from '../state/stores.js'
import { FaultBoundary } from './FaultBoundary.js'
import { Footer, NoticeLine, PaymentNotice } from './screens.js'
import styles from './Shell.module.css'

interface ShellProps {
  /** Whether the footer ends the page (docs/domain/contract.md#addresses-of-screens). */
  footer: boolean
  children: ReactNode
}

/** Header, the screen, the footer, the menu of narrow screens. */
export function Shell({ footer, children }: ShellProps) {
  const payment = useResource(useStores().payment, false).data
  const notice = useResource(useStores().notice, false).data
  const { outcome } = useHome().state
  return (
    <div className={`${styles['shell']} ${footer ? '' : styles['footless']}`}>
      <Header />
      {notice && (
        <Suspense>
          <NoticeLine notice={notice} />
        </Suspense>
      )}
      <main id="main" tabIndex={-1} className={styles['main']}>
        {(payment || outcome) && (
          <FaultBoundary>
            <Suspense>
              <PaymentNotice payment={payment} outcome={outcome} />
            </Suspense>
          </FaultBoundary>
        )}
        <FaultBoundary>
          <Suspense fallback={<div className={styles['waiting']} />}>{children}</Suspense>
        </FaultBoundary>
      </main>
      {footer && (
        <Suspense>
          <Footer />
        </Suspense>
      )}
      <BottomNavigation />
    </div>
  )
}
