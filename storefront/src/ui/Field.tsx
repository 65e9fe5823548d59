import { type InputHTMLAttributes, type Ref, type TextareaHTMLAttributes, useId } from 'react'
import styles from './Field.module.css'

interface Around {
  label: string
  hint?: string
  error?: string | null
}

const describedBy = (id: string, hint?: string, error?: string | null) =>
  [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined

function Notes({ id, hint, error }: { id: string; hint?: string; error?: string | null }) {
  return (
    <>
      {hint && (
        <span id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </span>
      )}
      {/* Always there, so that a reader announces what appears in it. */}
      <span id={`${id}-error`} className={styles['error']} role="alert">
        {error}
      </span>
    </>
  )
}

/** A labelled line of input with its hint and its error beside it. */
export function Field({
  label,
  hint,
  error,
  ref,
  ...input
}: Around & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  const id = useId()
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        ref={ref}
        id={id}
        className={styles['input']}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      />
      <Notes id={id} hint={hint} error={error} />
    </div>
  )
}

/** A labelled field for longer text with its hint and its error beside it. */
export function TextArea({
  label,
  hint,
  error,
  ref,
  ...area
}: Around & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }) {
  const id = useId()
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <textarea
        rows={3}
        // Browsers bring only the line with the caret into view: the rest may lie under what sticks to the window.
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
        {...area}
        ref={ref}
        id={id}
        className={styles['input']}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      />
      <Notes id={id} hint={hint} error={error} />
    </div>
  )
}
