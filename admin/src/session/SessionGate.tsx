import { type ReactNode, useEffect, useState } from 'react'
import { type Session } from '../api/api-types.js'
import { learnNames } from '../api/names.js'
import { sentenceOf } from '../api/request.js'
import { words } from '../kit/words/words.js'
import { type Leave, leaveByPageLoad, loginThenHere, readSession } from './session.js'
import { SessionContext } from './session-context.js'

type Phase =
  | { at: 'checking' }
  | { at: 'leaving' }
  | { at: 'inside'; session: Session }
  | { at: 'failed'; why: string }

interface SessionGateProps {
  children: (session: Session) => ReactNode
  leave?: Leave
}

/** Lets staff in; everybody else goes to the login screen. Without an answer it says so and offers a retry. */
export function SessionGate({ children, leave = leaveByPageLoad }: SessionGateProps) {
  const [phase, setPhase] = useState<Phase>({ at: 'checking' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let current = true
    const settle = (next: Phase) => current && setPhase(next)
    Promise.all([readSession(), learnNames()]).then(
      ([session]) => settle(session ? { at: 'inside', session } : { at: 'leaving' }),
      (error) => settle({ at: 'failed', why: sentenceOf(error, words.session.unreachable) }),
    )
    return () => {
      current = false
    }
  }, [attempt])

  useEffect(() => {
    if (phase.at === 'leaving') leave(loginThenHere())
  }, [phase.at, leave])

  const retry = () => {
    setPhase({ at: 'checking' })
    setAttempt(attempt + 1)
  }
  switch (phase.at) {
    case 'inside':
      return <SessionContext value={phase.session}>{children(phase.session)}</SessionContext>
    case 'failed':
      return <Threshold text={phase.why} onRetry={retry} />
    case 'leaving':
      return <Threshold text={words.session.leaving} />
    case 'checking':
      return <Threshold text={words.session.checking} />
  }
}

/** Shown before the theme is there: plain markup, styled by `threshold.css`. */
function Threshold({ text, onRetry }: { text: string; onRetry?: () => void }) {
  return (
    <main className="threshold">
      <p role={onRetry ? 'alert' : 'status'}>{text}</p>
      {onRetry && (
        <button type="button" onClick={onRetry}>
          {words.common.retry}
        </button>
      )}
    </main>
  )
}
