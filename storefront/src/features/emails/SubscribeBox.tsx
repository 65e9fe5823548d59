import { useRef, useState } from 'react'
import { subscribe } from '../../api/emails.js'
import { isApiError } from '../../api/http.js'
import { useShop } from '../../state/stores.js'
import { Button } from '../../ui/Button.js'
import { Field } from '../../ui/Field.js'
import { explain } from '../../ui/Trouble.js'
import { emails as words } from '../../words/emails.js'
import styles from './emails.module.css'

/** The error of the address itself, shown next to it; null when the fault is not in the address. */
const emailProblem = (error: unknown) => (isApiError(error) ? (error.fields['email'] ?? null) : null)

/** The field keeps its own value: what is typed before the code has arrived counts. */
function useSubscribing(isOn: boolean) {
  const field = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (input: HTMLInputElement) => {
    const email = input.value
    setBusy(true)
    setSaid('')
    setProblem(null)
    // The submit clears the field; a refused address comes back, to be mended.
    input.value = ''
    try {
      setSaid(await subscribe({ email, consentVersion: words.consentVersion }))
    } catch (error) {
      input.value ||= email
      const wrong = emailProblem(error)
      setProblem(wrong)
      if (!wrong) setSaid(explain(error, words.failed))
    } finally {
      setBusy(false)
      input.focus()
    }
  }
  const submit = () => {
    if (!field.current || busy) return
    if (isOn) void send(field.current)
    else field.current.value = ''
  }
  return { field, busy, said, problem, forgive: () => setProblem(null), submit }
}

/**
 * "Subscribe to our emails" below the policies. It only clears its field, unless the owner takes subscriptions: then the
 * text that people agree to is next to the button (docs/domain/catalogue.md#subscribers).
 */
export function SubscribeBox() {
  const isOn = useShop()?.emailSubscriptions ?? false
  const { field, busy, said, problem, forgive, submit } = useSubscribing(isOn)
  return (
    <form
      className={styles['box']}
      // Without its code the form sends nothing anywhere, least of all an address in an address.
      method="dialog"
      aria-labelledby="subscribe"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h2 id="subscribe">{words.subscribe}</h2>
      {isOn && <p className={styles['consent']}>{words.consent}</p>}
      <div className={styles['line']}>
        <Field
          ref={field}
          label={words.email}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          required
          error={problem}
          onChange={forgive}
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
