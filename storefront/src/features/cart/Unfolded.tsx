import { type ReactNode, Suspense, useState } from 'react'
import styles from './CartScreen.module.css'

interface UnfoldedProps {
  summary: string
  isOpen?: boolean
  children: ReactNode
}

/** What few customers need: its code is asked for when it is unfolded. */
export function Unfolded({ summary, isOpen = false, children }: UnfoldedProps) {
  const [isOpened, setOpened] = useState(isOpen)
  return (
    <details open={isOpen} onToggle={() => setOpened(true)}>
      <summary className={styles['own']}>{summary}</summary>
      {isOpened && <Suspense>{children}</Suspense>}
    </details>
  )
}
