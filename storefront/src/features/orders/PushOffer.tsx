import { useEffect, useState } from 'react'
import { type PushState, turnPushOn } from '../../api/push.js'
import { Button } from '../../ui/Button.js'
import { explain } from '../../ui/Trouble.js'
import { pushOffer as words } from '../../words/push-offer.js'
import styles from './PushOffer.module.css'

const KEY = 'push-offered'

/** Whether the offer was made here before. Without storage nobody can know, so it counts as made. */
function wasOffered() {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return true
  }
}

const ANSWERS: Partial<Record<PushState, string>> = { on: words.done, blocked: words.blocked }

/** Offers notifications of the parcel: after an order, once on each device, without covering anything. */
export default function PushOffer() {
  const [isShown, setShown] = useState(() => Notification.permission === 'default' && !wasOffered())
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState('')
  useEffect(() => {
    if (isShown) localStorage.setItem(KEY, new Date().toISOString())
  }, [isShown])
  if (!isShown) return null
  const accept = async () => {
    setBusy(true)
    try {
      const state = await turnPushOn()
      setTold(ANSWERS[state] ?? '')
      // Closing the browser's question without an answer counts as an answer.
      if (state === 'off') setShown(false)
    } catch (error) {
      setTold(explain(error, words.failed))
    }
    setBusy(false)
  }
  return (
    <section className={styles['offer']} aria-label={words.ask}>
      <p role="status">{told || words.ask}</p>
      {!told && (
        <div className={styles['answers']}>
          <Button look="quiet" disabled={busy} onClick={() => void accept()}>
            {words.yes}
          </Button>
          <Button look="link" disabled={busy} onClick={() => setShown(false)}>
            {words.no}
          </Button>
        </div>
      )}
    </section>
  )
}
