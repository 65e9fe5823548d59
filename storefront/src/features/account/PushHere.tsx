import { useId, useState } from 'react'
import { type PushState, pushState, turnPushOff, turnPushOn } from '../../api/push.js'
import { createResource, useResource } from '../../state/resource.js'
import { Button } from '../../ui/Button.js'
import { explain } from '../../ui/Trouble.js'
import { messages as words } from '../../words/account.js'
import styles from './MessagesSection.module.css'
import sections from './Sections.module.css'

/** Whether this device shows our messages. The browser asks only after a tap. */
export function PushHere() {
  const headingId = useId()
  const [here] = useState(() => createResource<PushState>(pushState))
  const { data: state } = useResource(here)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState('')
  const turn = async (work: () => Promise<PushState | void>, problem: string) => {
    setBusy(true)
    setFailed('')
    await work().catch((reason: unknown) => setFailed(explain(reason, problem)))
    await here.load()
    setBusy(false)
  }
  if (state === null) return null
  return (
    <div className={styles['here']} role="group" aria-labelledby={headingId}>
      <h3 id={headingId} className={styles['legend']}>
        {words.onThisDevice}
      </h3>
      <p role="status">{words.push[state]}</p>
      {state === 'off' && (
        <Button look="quiet" disabled={busy} onClick={() => void turn(turnPushOn, words.turnOnFailed)}>
          {words.turnOn}
        </Button>
      )}
      {state === 'on' && (
        <Button look="quiet" disabled={busy} onClick={() => void turn(turnPushOff, words.turnOffFailed)}>
          {words.turnOff}
        </Button>
      )}
      <p className={sections['failed']} role="alert">
        {failed}
      </p>
    </div>
  )
}
