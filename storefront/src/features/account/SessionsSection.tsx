import { useId, useRef, useState } from 'react'
import { endAllSessions, endSession, fetchSessions, type OwnSession } from '../../api/sessions.js'
import { createResource, useResource } from '../../state/resource.js'
import { Button } from '../../ui/Button.js'
import { day } from '../../ui/format.js'
import { explain, Trouble } from '../../ui/Trouble.js'
import { sessions as words } from '../../words/privacy.js'
import { shell } from '../../words/shell.js'
import { deviceName } from './device-name.js'
import styles from './Sections.module.css'

function Device({ session, onEnd }: { session: OwnSession; onEnd: (() => void) | null }) {
  const name = deviceName(session.userAgent)
  const seen = day(session.seenAt)
  return (
    <li className={styles['device']}>
      <div className={styles['facts']}>
        <p className={styles['name']}>
          {name}
          {session.current && <span className={styles['here']}>{words.here}</span>}
        </p>
        <p className={styles['when']}>
          {words.seen(seen, session.address)}. {words.since(day(session.createdAt))}.
        </p>
      </div>
      {!session.current && (
        <Button
          look="quiet"
          aria-label={words.endOf(name, seen)}
          disabled={!onEnd}
          onClick={onEnd ?? undefined}
        >
          {words.end}
        </Button>
      )}
    </li>
  )
}

/** The list of devices, and the two ways to log some of them out. */
function useSessions(onLeft: () => void) {
  const [resource] = useState(() => createResource(fetchSessions))
  const { data, error, loading } = useResource(resource)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const [failed, setFailed] = useState('')

  const run = async (work: () => Promise<void>, problem: string) => {
    setBusy(true)
    setSaid('')
    setFailed('')
    await work().catch((reason: unknown) => setFailed(explain(reason, problem)))
    setBusy(false)
  }
  const end = (session: OwnSession) =>
    run(async () => {
      await endSession(session.id)
      resource.set((resource.get().data ?? []).filter(({ id }) => id !== session.id))
      setSaid(words.ended(deviceName(session.userAgent)))
    }, words.endFailed)
  const endAll = () =>
    run(async () => {
      await endAllSessions()
      onLeft()
    }, words.endAllFailed)
  return { data, error, loading, busy, said, failed, end, endAll, reload: () => void resource.load() }
}

/** The devices on which the customer is logged in. `onLeft` is called when this device is logged out too. */
function SessionsSection({ onLeft }: { onLeft: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const list = useSessions(onLeft)
  const { data, error, loading } = list
  return (
    <section className={styles['section']} aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p className={styles['lead']}>{words.lead}</p>
      {!data && error !== null && !loading && (
        <Trouble text={words.fetchFailed} error={error} onRetry={list.reload} />
      )}
      {!data && (error === null || loading) && <p role="status">{shell.loading}</p>}
      {data && (
        <ul className={styles['list']}>
          {data.map((session) => (
            <Device
              key={session.id}
              session={session}
              // The button disappears with its row, so the focus moves to the heading.
              onEnd={list.busy ? null : () => void list.end(session).then(() => heading.current?.focus())}
            />
          ))}
        </ul>
      )}
      <p className={styles['said']} role="status">
        {list.said}
      </p>
      <p className={styles['failed']} role="alert">
        {list.failed}
      </p>
      <div className={styles['actions']}>
        <Button look="quiet" disabled={list.busy} onClick={() => void list.endAll()}>
          {words.endAll}
        </Button>
      </div>
    </section>
  )
}

export default SessionsSection
