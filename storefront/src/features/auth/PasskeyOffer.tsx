import { Button } from '../../ui/Button.js'
import { auth } from '../../words/auth.js'
import styles from './LoginScreen.module.css'
import { type Ways } from './use-login.js'

interface PasskeyOfferProps {
  ways: Ways
  busy: boolean
  onUse: () => Promise<void>
}

/** Offers the passkey to those who have one. If passkeys do not work at this address, a sentence says so. */
export function PasskeyOffer({ ways: { app, passkey }, busy, onUse }: PasskeyOfferProps) {
  if (!passkey) return app ? null : <p className={styles['aside']}>{auth.noPasskeyHere}</p>
  const worksHere = window.location.hostname === passkey.rpId && 'PublicKeyCredential' in window
  if (!worksHere) return <p className={styles['aside']}>{auth.passkeyAt(passkey.rpId)}</p>
  return (
    <Button wide disabled={busy} onClick={() => void onUse()}>
      {auth.usePasskey}
    </Button>
  )
}
