import { Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { fetchAccount } from '../../api/account.js'
import { logOut } from '../../api/auth.js'
import { turnPushOff } from '../../api/push.js'
import { type Account } from '../../api/types.js'
import { HOME } from '../../state/home-navigation.js'
import { forgetPhotos } from '../../state/kept-photos.js'
import { forgetTexts } from '../../state/kept-text.js'
import { createResource, useResource } from '../../state/resource.js'
import { forgetSession, useStores } from '../../state/stores.js'
import { Button, ButtonLink } from '../../ui/Button.js'
import { Page } from '../../ui/Page.js'
import { later } from '../../ui/quiet.js'
import { Trouble } from '../../ui/Trouble.js'
import { account as words } from '../../words/account.js'
import { shell } from '../../words/shell.js'
import { AccountForm, focusField } from './AccountForm.js'
import styles from './AccountScreen.module.css'
import { useAccountForm } from './use-account-form.js'
import { useLocation } from './use-location.js'

const LocationSection = later(() => import('./LocationSection.js'))
const AddressesSection = later(() => import('./AddressesSection.js'))
const MessagesSection = later(() => import('./MessagesSection.js'))
const SessionsSection = later(() => import('./SessionsSection.js'))
const PrivacySection = later(() => import('./PrivacySection.js'))

/** The form, a place to fill it from, and the other addresses. */
function Details({ account }: { account: Account }) {
  const form = useAccountForm(account)
  const location = useLocation()
  const formRef = useRef<HTMLFormElement>(null)
  return (
    <>
      <AccountForm
        mobileNumber={account.mobileNumber}
        form={form}
        location={location.place?.label ?? ''}
        formRef={formRef}
      />
      <Suspense>
        <LocationSection
          location={location}
          savedText={account.location}
          onCopy={(place) => {
            form.copy(place)
            focusField(formRef.current, 'address')
          }}
        />
        <AddressesSection saves={form.saves} onDefault={form.take} />
        <MessagesSection email={form.savedEmail} onEmail={() => focusField(formRef.current, 'email')} />
      </Suspense>
    </>
  )
}

/** /user-account: the customer's stored data, and the log-out. */
function AccountScreen() {
  const stores = useStores()
  const navigate = useNavigate()
  const [resource] = useState(() => createResource(fetchAccount))
  const { data, error, loading } = useResource(resource)
  const leaving = useRef(false)
  useEffect(
    () => () => {
      if (!leaving.current) return
      // The session is dropped after leaving: otherwise this screen's own guard would lead to /login.
      forgetSession(stores)
      forgetTexts()
      forgetPhotos()
    },
    [stores],
  )
  const toLogin = () => {
    leaving.current = true
    void navigate('/loginpage-1', { replace: true })
  }
  return (
    <Page title={words.title} lead={words.lead} narrow>
      {!data && error !== null && !loading && (
        <Trouble text={words.fetchFailed} onRetry={() => void resource.load()} />
      )}
      {!data && (error === null || loading) && (
        <div className={styles['toCome']} role="status" aria-label={shell.loading} />
      )}
      {data && <Details account={data} />}
      <div className={styles['below']}>
        <ButtonLink look="quiet" to={HOME} state={{ tab: 'placeOrder' }}>
          {words.orders}
        </ButtonLink>
        <Button
          look="danger"
          onClick={() =>
            // The next person on this device is not told of the orders.
            void turnPushOff()
              .catch(() => null)
              .then(logOut)
              .catch(() => null)
              .then(toLogin)
          }
        >
          {words.logOut}
        </Button>
      </div>
      <Suspense>
        <SessionsSection onLeft={toLogin} />
        <PrivacySection onLeft={toLogin} />
      </Suspense>
    </Page>
  )
}

export default AccountScreen
