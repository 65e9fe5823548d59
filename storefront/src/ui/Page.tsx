import { type ReactNode } from 'react'
import styles from './Page.module.css'
import { useScreen } from './use-screen.js'

interface PageProps {
  title: string
  /** Text of the title bar, where the heading alone would not tell two screens apart. */
  documentTitle?: string
  lead?: ReactNode
  narrow?: boolean
  children: ReactNode
}

/** A screen: its heading, which gets the focus on arrival, and its content. */
export function Page({ title, documentTitle = title, lead, narrow, children }: PageProps) {
  const heading = useScreen(documentTitle, title)
  return (
    <div className={`${styles['page']} ${narrow ? styles['narrow'] : ''}`}>
      <div className={styles['head']}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={styles['lead']}>{lead}</p>}
      </div>
      {children}
    </div>
  )
}
