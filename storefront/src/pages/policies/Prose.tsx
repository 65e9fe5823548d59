import { type PolicyPart } from '../../words/policies.js'
import styles from './Prose.module.css'

/** Headed paragraphs. */
export function Prose({ parts }: { parts: readonly PolicyPart[] }) {
  return parts.map(({ heading, lines }) => (
    <section key={heading} className={styles['part']}>
      <h2>{heading}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  ))
}
