import { type MouseEventHandler } from 'react'
import { taking } from '../words/taking.js'
import styles from './Stepper.module.css'

interface StepperProps {
  count: number
  /** What is counted, for the buttons' names. */
  minusLabel: string
  plusLabel: string
  onMinus: MouseEventHandler<HTMLButtonElement>
  onPlus: () => void
  minusDisabled?: boolean
  plusDisabled?: boolean
  saving?: boolean
}

/** Minus, the count, plus. The count announces itself when it changes. */
export function Stepper(props: StepperProps) {
  return (
    <div className={styles['stepper']} role="group" aria-label={taking.quantity} aria-busy={props.saving}>
      <button
        type="button"
        className={styles['step']}
        aria-label={props.minusLabel}
        disabled={props.minusDisabled}
        onClick={props.onMinus}
      >
        <span aria-hidden="true">−</span>
      </button>
      <output className={`${styles['count']} ${props.saving ? styles['saving'] : ''}`}>{props.count}</output>
      <button
        type="button"
        className={`${styles['step']} ${styles['add']}`}
        aria-label={props.plusLabel}
        disabled={props.plusDisabled}
        onClick={props.onPlus}
      >
        <span aria-hidden="true">+</span>
      </button>
    </div>
  )
}
