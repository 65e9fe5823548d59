import { useEffect, useRef, useState, type InputHTMLAttributes } from 'react'
import { useNavigate } from 'react-router-dom'
import { fetchAccount, saveAccount } from '../../api/account.js'
import { logOut } from '../../api/auth.js'
import type { Account } from '../../api/types.js'
import { isApiError } from '../../api/http.js'
import { HOME } from '../../state/home-navigation.js'
import { createResource, useResource } from '../../state/resource.js'
import { forgetSession, useStores } from '../../state/stores.js'
import { Button, ButtonLink } from '../../ui/Button.js'
import { Field } from '../../ui/Field.js'
import { Page } from '../../ui/Page.js'
import { Trouble } from '../../ui/Trouble.js'
import { account as words } from '../../words/account.js'
import { shell } from '../../words/shell.js'
import styles from './AccountScreen.module.css'

type Editable = Exclude<keyof Account, 'mobileNumber'>

const INPUT: Record<Editable, InputHTMLAttributes<HTMLInputElement>> = {
  name: { autoComplete: 'name' },
  email: { autoComplete: 'email', type: 'email' },
  address: { autoComplete: 'street-address' },
  city: { autoComplete: 'address-level2' },
  state: { autoComplete: 'address-level1' },
  pin: { autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 6 },
}

type Saved = { state: 'idle' | 'saving' | 'saved' } | { state: 'failed'; fields: Record<string, string> }

const AccountForm = ({ account }: { account: Account }) => {
  const [draft, setDraft] = useState(account)
  const [saved, setSaved] = useState<Saved>({ state: 'idle' })
  const save = async () => {
    setSaved({ state: 'saving' })
    try {
      setDraft(await saveAccount(draft))
      setSaved({ state: 'saved' })
    } catch (error) {
      setSaved({ state: 'failed', fields: isApiError(error) ? error.fields : {} })
    }
  }
  const field = (name: Editable) => (
    <Field
      {...INPUT[name]}
      name={name}
      label={words[name]}
      value={draft[name] ?? ''}
      error={saved.state === 'failed' ? saved.fields[name] : null}
      onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
    />
  )
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Field label={words.mobile} hint={words.mobileHint} value={draft.mobileNumber} readOnly />
      {field('name')}
      {field('email')}
      {field('address')}
      <div className={styles['pair']}>
        {field('city')}
        {field('state')}
      </div>
      {field('pin')}
      <div className={styles['actions']}>
        <Button type="submit" disabled={saved.state === 'saving'}>
          {saved.state === 'saving' ? words.saving : words.save}
        </Button>
      </div>
      <p className={styles['saved']} role="status">
        {saved.state === 'saved' && words.saved}
      </p>
      <p className={styles['failed']} role="alert">
        {saved.state === 'failed' && words.saveFailed}
      </p>
    </form>
  )
}

/** /user-account: what we know of the customer, and the way out. */
const AccountScreen = () => {
  const stores = useStores()
  const navigate = useNavigate()
  const [resource] = useState(() => createResource(fetchAccount))
  const { data, error, loading } = useResource(resource)
  const leaving = useRef(false)
  useEffect(
    () => () => {
      // Forgotten on the way out: earlier, this screen's own guard would lead to /login instead.
      if (leaving.current) forgetSession(stores)
    },
    [stores],
  )
  const leaveShop = async () => {
    await logOut().catch(() => null)
    leaving.current = true
    void navigate('/loginpage-1', { replace: true })
  }
  return (
    <Page title={words.title} lead={words.lead} narrow>
      {!data && error !== null && !loading && (
        <Trouble text={words.fetchFailed} onRetry={() => void resource.load()} />
      )}
      {!data && (error === null || loading) && <p role="status">{shell.loading}</p>}
      {data && <AccountForm account={data} />}
      <div className={styles['below']}>
        <ButtonLink look="quiet" to={HOME} state={{ tab: 'placeOrder' }}>
          {words.orders}
        </ButtonLink>
        <Button look="danger" onClick={() => void leaveShop()}>
          {words.logOut}
        </Button>
      </div>
    </Page>
  )
}

export default AccountScreen
