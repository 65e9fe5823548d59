import { labelOf } from '../state/variant-labels.js'
import { catalog } from '../words/catalog.js'
import styles from './FoodMark.module.css'

/** The legal marks: a green circle or a brown triangle in a square, with the word. */
export function FoodMark({ vegetarian }: { vegetarian: boolean }) {
  return (
    <span className={`${styles['mark']} ${vegetarian ? styles['veg'] : styles['meat']}`}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M1 1h14v14H1z" fill="none" stroke="currentColor" strokeWidth="1.5" />
        {vegetarian ? (
          <circle cx="8" cy="8" r="4" fill="currentColor" />
        ) : (
          <path d="M8 3.5l5 8.5H3z" fill="currentColor" />
        )}
      </svg>
      {vegetarian ? catalog.veg : catalog.nonVeg}
    </span>
  )
}

const LEVEL: Record<string, number> = { LOW: 1, MEDIUM: 2, HIGH: 3 }

/** One to three chillies with the word, never colour alone. */
export function Heat({ spicy }: { spicy: string }) {
  return (
    <span className={styles['heat']}>
      {Array.from({ length: LEVEL[spicy] ?? 0 }, (_, index) => (
        <svg key={index} viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path d="M3 4c4-2 9 1 11 9-5 1-11-2-11-9z" fill="#b3261e" />
          <path d="M4 5Q3 2 1 2" fill="none" stroke="#3f5a12" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
      ))}{' '}
      {labelOf('spicy', spicy)}
    </span>
  )
}
