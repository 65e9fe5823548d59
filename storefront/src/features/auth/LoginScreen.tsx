import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type Role } from '../../api/types.js'
import { HOME, type ReturnPlace } from '../../state/home-navigation.js'
import { setChoices } from '../../state/pending-choice.js'
import { useStores } from '../../state/stores.js'
import { Button, ButtonLink } from '../../ui/Button.js'
import { Field } from '../../ui/Field.js'
import { GlazeEdge } from '../../ui/GlazeEdge.js'
import { JaadiMark } from '../../ui/JaadiMark.js'
import { Link } from '../../ui/Link.js'
import { useScreen } from '../../ui/use-screen.js'
import { auth } from '../../words/auth.js'
import { policyNames, shell } from '../../words/shell.js'
import { carryOutChoices, KeptJars } from './kept-jars.js'
import styles from './LoginScreen.module.css'
import { PasskeyOffer } from './PasskeyOffer.js'
import { useCountdown } from './use-countdown.js'
import { useLogin } from './use-login.js'

/**
 * After the login the choice made before is added. A customer goes back to where the login was asked for; otherwise /login,
 * seeing the session, leads on.
 */
function useLoggedIn() {
  const stores = useStores()
  const navigate = useNavigate()
  const { state, search } = useLocation()
  const place = state as ReturnPlace | null
  return async (role: Role, mobileNumber: string) => {
    if (role === 'user') await carryOutChoices(mobileNumber, stores)
    else setChoices([])
    stores.orders.set(null)
    if (role === 'user' && place?.isBefore) void navigate(-1)
    else void navigate(`/login${search}`, { replace: true, state: place })
    await stores.session.load()
  }
}

const digits = { inputMode: 'numeric', maxLength: 12 } as const

/** The field that follows the number, by kind of proof. A recovery code may contain letters. */
const LOOKS = {
  otp: { label: auth.otp, verify: auth.verify, input: digits },
  pin: { label: auth.pin, verify: auth.verifyPin, input: digits },
  factor: {
    label: auth.factor,
    verify: auth.verifyFactor,
    input: { hint: auth.factorHint, autoCapitalize: 'characters', maxLength: 24 },
  },
} as const

/** The field of a person with only passkeys, who types nothing but a recovery code. */
const RECOVERY = {
  ...LOOKS.factor,
  label: auth.recoveryCode,
  input: { ...LOOKS.factor.input, hint: auth.recoveryHint },
}

/** Why the device was logged out, if its person did not do that on it. */
const WHY_ENDED: Record<string, string> = {
  pin: auth.newPin,
  factor: auth.newFactor,
  'no-factor': auth.noFactor,
  'factor-gone': auth.factorGone,
  idle: auth.idle,
}

interface OtpStepProps {
  login: ReturnType<typeof useLogin>
  /** Seconds until another code may be sent. */
  wait: number
  onSendNew: () => Promise<void>
}

function OtpStep({ login, wait, onSendNew }: OtpStepProps) {
  const field = useRef<HTMLInputElement>(null)
  const [otp, setOtp] = useState('')
  const { proof } = login
  const ways = login.sent?.ways
  const look = ways?.app === false ? RECOVERY : LOOKS[proof]
  useEffect(() => field.current?.focus(), [login.error])
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void login.verify(otp.trim())
      }}
    >
      {ways && <PasskeyOffer ways={ways} busy={login.busy} onUse={login.verifyPasskey} />}
      {login.demoCode && <p className={styles['demo']}>{auth.demo(login.demoCode)}</p>}
      <Field
        ref={field}
        label={look.label}
        name="otp"
        type={proof === 'pin' ? 'password' : 'text'}
        autoComplete={proof === 'pin' ? 'current-password' : 'one-time-code'}
        {...look.input}
        required
        value={otp}
        error={login.error}
        onChange={(event) => setOtp(event.target.value.replace(/\s/g, ''))}
      />
      {login.usedUp ? (
        <Button
          wide
          disabled={wait > 0 || login.busy}
          onClick={() => void onSendNew().then(() => setOtp(''))}
        >
          {wait > 0 ? auth.sendNewIn(wait) : auth.sendNew}
        </Button>
      ) : (
        <Button type="submit" wide disabled={login.busy}>
          {login.busy ? auth.verifying : look.verify}
        </Button>
      )}
    </form>
  )
}

function NumberStep({
  login,
  onSend,
}: {
  login: ReturnType<typeof useLogin>
  onSend: (typed: string) => void
}) {
  // The field keeps its own value, so that text typed before the code has loaded is kept.
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (login.error) field.current?.focus()
  }, [login.error])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend(field.current?.value ?? '')
  }
  return (
    // `dialog` prevents the form from sending a number in an address before its code has loaded.
    <form className={styles['form']} method="dialog" noValidate onSubmit={submit}>
      <Field
        ref={field}
        label={auth.mobile}
        hint={auth.mobileHint}
        name="mobileNumber"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        required
        error={login.error}
      />
      <Button type="submit" wide disabled={login.busy}>
        {login.busy ? auth.sending : auth.send}
      </Button>
    </form>
  )
}

function LoginScreen() {
  const heading = useScreen(auth.title)
  const login = useLogin(useLoggedIn())
  const resend = useCountdown()
  const send = async (typed: string) => {
    const wait = await login.send(typed)
    if (wait !== null) resend.restart(wait)
  }
  const { sent } = login
  const ended = new URLSearchParams(useLocation().search).get('ended') ?? ''
  const message = login.proof === 'factor' ? auth.factorWanted : (sent?.message ?? WHY_ENDED[ended])
  return (
    <div className={styles['screen']}>
      <header>
        <div className={styles['top']}>
          <Link className={styles['logo']} to={HOME} aria-label={shell.home}>
            <JaadiMark size={56} />
            {shell.brand}
          </Link>
        </div>
        <GlazeEdge />
      </header>
      <main className={styles['card']}>
        <h1 ref={heading} tabIndex={-1}>
          {auth.title}
        </h1>
        {/* Staff have a PIN, and agree to no terms here. */}
        <p className={styles['lead']}>{login.proof === 'otp' && auth.lead}</p>
        <KeptJars />
        <div className={styles['form']}>
          {sent && <Field label={auth.mobile} value={sent.mobileNumber} readOnly autoComplete="off" />}
          <p className={styles['message']} role="status">
            {login.proving ? auth.working : message}
          </p>
          {sent ? (
            <OtpStep
              key={login.proof}
              login={login}
              wait={resend.left}
              onSendNew={() => send(sent.mobileNumber)}
            />
          ) : (
            <NumberStep login={login} onSend={(typed) => void send(typed)} />
          )}
        </div>
        {sent && (
          <div className={styles['more']}>
            {sent.role === 'user' && !login.usedUp && (
              <Button
                look="link"
                disabled={resend.left > 0 || login.busy}
                onClick={() => void send(sent.mobileNumber)}
              >
                {resend.left > 0 ? auth.resendIn(resend.left) : auth.resend}
              </Button>
            )}
            <Button look="link" onClick={login.startOver}>
              {auth.other}
            </Button>
          </div>
        )}
        {login.proof === 'otp' && (
          <div className={styles['foot']}>
            <p>{auth.why}</p>
            <Link to={`${HOME}/termsandconditions`}>{policyNames.termsandconditions}</Link>
            <Link to={`${HOME}/privacypolicy`}>{policyNames.privacypolicy}</Link>
          </div>
        )}
        <ButtonLink look="link" to={HOME} state={{ tab: 'products' }}>
          {auth.back}
        </ButtonLink>
      </main>
    </div>
  )
}

export default LoginScreen
