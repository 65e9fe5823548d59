import { type ReactNode, Suspense } from 'react'
import { BottomNavigation, Header } from '../features/home/Header.js'
import { FaultBoundary } from './FaultBoundary.js'
import { Footer } from './screens.js'
import styles from './Shell.module.css'

/** Header, the screen, the menu of narrow screens; the footer only below /userhomepage. */
export function Shell({ footer, children }: { footer: boolean; children: ReactNode }) {
  return (
    <div className={styles['shell']}>
      <Header />
      <main id="main" tabIndex={-1} className={`${styles['main']} ${footer ? '' : styles['plain']}`}>
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
