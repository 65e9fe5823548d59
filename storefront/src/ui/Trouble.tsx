import { type ReactNode, useEffect } from 'react'
import { isApiError, isOffline } from '../api/http.js'
import { shell } from '../words/shell.js'
import { Button } from './Button.js'
import { JaadiMark } from './JaadiMark.js'
import styles from './Trouble.module.css'

/** What a person can do about an error: the server's own sentence, or what went wrong on the way. */
export function explain(error: unknown, fallback: string = shell.serverTrouble) {
  if (!isApiError(error)) return fallback
  if (isOffline(error)) return shell.offline
  return error.status < 500 && error.sentence ? error.sentence : fallback
}

/** A fixed text (docs/domain/contract.md#fixed-texts); where the server says how long to wait, its sentence. */
export const explainWait = (error: unknown, text: string) =>
  isApiError(error) && error.status === 429 ? explain(error, text) : text

/** A list that could not be fetched, with the way to try again. It is tried by itself when the network comes back. */
export function Trouble({ text, error, onRetry }: { text: string; error?: unknown; onRetry: () => void }) {
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <div className={styles['box']} role="alert">
      <p className={styles['text']}>{text}</p>
      {error !== undefined && <p className={styles['detail']}>{explain(error)}</p>}
      <Button look="quiet" onClick={onRetry}>
        {shell.tryAgain}
      </Button>
    </div>
  )
}

/** Nothing to show, and what to do instead. */
export function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles['box']}>
      <JaadiMark size={112} />
      <p className={styles['text']}>{text}</p>
      {children}
    </div>
  )
}
