import { useState } from 'react'
import { Button } from '../../ui/Button.js'
import { Field } from '../../ui/Field.js'
import { policyPage } from '../../words/policies.js'
import styles from './Prose.module.css'

/** Spec §2: the submit only clears the field and nothing is sent. */
export const SubscribeBox = () => {
  const [email, setEmail] = useState('')
  return (
    <form
      className={styles['subscribe']}
      aria-labelledby="subscribe"
      onSubmit={(event) => {
        event.preventDefault()
        setEmail('')
      }}
    >
      <h2 id="subscribe">{policyPage.subscribe}</h2>
      <div className={styles['line']}>
        <Field
          label={policyPage.email}
          type="email"
          name="email"
          autoComplete="email"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" look="quiet">
          {policyPage.submit}
        </Button>
      </div>
    </form>
  )
}
