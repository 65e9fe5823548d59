import { type InputHTMLAttributes, type Ref } from 'react'
import { Button } from '../../ui/Button.js'
import { Field } from '../../ui/Field.js'
import { account as words } from '../../words/account.js'
import { type Editable } from './account-rules.js'
import styles from './AccountScreen.module.css'
import { type AccountFormState } from './use-account-form.js'

const INPUT: Record<Editable, InputHTMLAttributes<HTMLInputElement> & { hint?: string }> = {
  name: { autoComplete: 'name', required: true, maxLength: 80 },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', maxLength: 254 },
  address: { autoComplete: 'street-address', maxLength: 300 },
  city: { autoComplete: 'address-level2', maxLength: 80 },
  state: { autoComplete: 'address-level1', maxLength: 80 },
  pin: { autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 6, hint: words.pinHint },
}

interface AccountFormProps {
  mobileNumber: string
  form: AccountFormState
  /** The text of the place, which is saved with the account. */
  location: string
  formRef: Ref<HTMLFormElement>
}

export function focusField(form: HTMLFormElement | null, name: Editable) {
  const input = form?.elements.namedItem(name)
  if (input instanceof HTMLElement) input.focus()
}

/** The form with the customer's stored data. */
export function AccountForm({ mobileNumber, form, location, formRef }: AccountFormProps) {
  const { draft, errors, progress, pinNote, change, leave, submit } = form
  const field = (name: Editable) => (
    <Field
      {...INPUT[name]}
      name={name}
      label={words[name]}
      value={draft[name]}
      error={errors[name]}
      onChange={(event) => change(name, event.target.value)}
      onBlur={() => leave(name)}
    />
  )
  return (
    <form
      ref={formRef}
      noValidate
      className={styles['card']}
      onSubmit={(event) => {
        event.preventDefault()
        const element = event.currentTarget
        void submit(location).then((wrong) => wrong && focusField(element, wrong))
      }}
    >
      <Field label={words.mobile} hint={words.mobileHint} value={mobileNumber} readOnly />
      {field('name')}
      {field('email')}
      {field('address')}
      {field('pin')}
      <p className={pinNote ? styles['note'] : 'visually-hidden'} role="status">
        {pinNote}
      </p>
      <div className={styles['pair']}>
        {field('city')}
        {field('state')}
      </div>
      <div className={styles['actions']}>
        <Button type="submit" disabled={progress === 'saving'}>
          {progress === 'saving' ? words.saving : words.save}
        </Button>
        <p className={styles['saved']} role="status">
          {progress === 'saved' && words.saved}
        </p>
        <p className={styles['failed']} role="alert">
          {progress === 'failed' && words.saveFailed}
        </p>
      </div>
    </form>
  )
}
