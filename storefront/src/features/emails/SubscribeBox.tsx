import { useRef, useState } from 'react'
import { subscribe } from '../../api/emails.js'
import { isApiError } from '../../api/http.js'
import { Button } from '../../ui/Button.js'
import { Field } from '../../ui/Field.js'
import { explain } from '../../ui/Trouble.js'
import { emails as words } from '../../words/emails.js'
import styles from './emails.module.css'

/** What is wrong with the address itself, said beside it; null when the fault is not in the address. */
const emailProblem = (error: unknown) => (isApiError(error) ? (error.fields['email'] ?? null) : null)

const useSubscribing = () => {
  const [email, setEmail] = useState('')
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const submit = async () => {
    setBusy(true)
    setSaid('')
    setProblem(null)
    // The submit clears the field (spec §2); a refused address comes back, to be mended.
    setEmail('')
    try {
      setSaid(await subscribe({ email, consentVersion: words.consentVersion }))
    } catch (error) {
      setEmail((typed) => typed || email)
      const wrong = emailProblem(error)
      setProblem(wrong)
      if (!wrong) setSaid(explain(error, words.failed))
    } finally {
      setBusy(false)
    }
  }
  const change = (typed: string) => {
    setEmail(typed)
    setProblem(null)
  }
  return { email, busy, said, problem, change, submit }
}

/** "Subscribe to our emails" below the policies: what is agreed to stands beside the button that agrees. */
export const SubscribeBox = () => {
  const { email, busy, said, problem, change, submit } = useSubscribing()
  const field = useRef<HTMLInputElement>(null)
  return (
    <form
      className={styles['box']}
      aria-labelledby="subscribe"
      onSubmit={(event) => {
        event.preventDefault()
        void submit().then(() => field.current?.focus())
      }}
    >
      <h2 id="subscribe">{words.subscribe}</h2>
      <p className={styles['consent']}>{words.consent}</p>
      <div className={styles['line']}>
        <Field
          ref={field}
          label={words.email}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          required
          value={email}
          error={problem}
          onChange={(event) => change(event.target.value)}
        />
        <Button type="submit" disabled={busy}>
          {words.submit}
        </Button>
      </div>
      <p className={styles['said']} role="status">
        {busy ? words.sending : said}
      </p>
    </form>
  )
}
