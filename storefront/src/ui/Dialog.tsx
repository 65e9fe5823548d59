import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { shell } from '../words/shell.js'
import styles from './Dialog.module.css'

interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
  /** Buttons at the foot. Without any, a cross at the head closes. */
  actions?: ReactNode
  /** Fills the screen, below a picture of its own instead of a head. */
  scene?: ReactNode
}

/** A modal dialog while mounted: the browser's own traps the focus, closes on Escape and gives the focus back. */
export function Dialog({ title, onClose, children, actions, scene }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    // Closed before it leaves the page, so that the focus returns to what opened it.
    return () => element?.close()
  }, [])
  useEffect(() => {
    const element = dialog.current
    // One that fills the screen has no backdrop, only empty ground.
    if (scene) return
    // The backdrop belongs to the dialog's own box; pressing it is another way to close, like Escape and the buttons.
    const onPress = (event: MouseEvent) => event.target === element && onClose()
    element?.addEventListener('click', onPress)
    return () => element?.removeEventListener('click', onPress)
  }, [onClose, scene])
  return (
    <dialog
      ref={dialog}
      className={scene ? styles['whole'] : styles['dialog']}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {scene}
      <div className={styles['head']}>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        {!actions && (
          <button type="button" className={styles['close']} aria-label={shell.close} onClick={onClose}>
            ×
          </button>
        )}
      </div>
      <div className={styles['body']}>
        {children}
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
    </dialog>
  )
}
