import { type ReactNode } from 'react'
import styles from './Landing.module.css'

/** A part of the landing page; its heading may be empty. */
export function Block({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles['block']}>
      {heading && <h2>{heading}</h2>}
      {children}
    </section>
  )
}

/** Plain text in paragraphs; none for an empty text. */
export function Lines({ text }: { text: string }) {
  return text
    .split(/\n+/)
    .filter(Boolean)
    .map((line, at) => <p key={at}>{line}</p>)
}
