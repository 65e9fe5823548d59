import { labelOf } from '../state/variant-labels.js'
import { catalog } from '../words/catalog.js'
import styles from './FoodMark.module.css'

/** The legal marks: a green circle or a brown triangle in a square, with the word. Drawn by style: lists have hundreds. */
export function FoodMark({ vegetarian }: { vegetarian: boolean }) {
  return (
    <span className={`${styles['mark']} ${vegetarian ? styles['veg'] : styles['meat']}`}>
      {vegetarian ? catalog.veg : catalog.nonVeg}
    </span>
  )
}

const LEVELS: Record<string, string | undefined> = {
  LOW: styles['one'],
  MEDIUM: styles['two'],
  HIGH: styles['three'],
}

/** One to three chillies with the word, never colour alone. */
export function Heat({ spicy }: { spicy: string }) {
  return <span className={`${styles['heat']} ${LEVELS[spicy] ?? ''}`}>{labelOf('spicy', spicy)}</span>
}
