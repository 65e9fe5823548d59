import { useState } from 'react'
import { latestSandboxCode, sendOtp, type ShownFactor, verifyOtp } from '../../api/auth.js'
import { isApiError } from '../../api/http.js'
import { type Role } from '../../api/types.js'
import { keepText, keptText } from '../../state/kept-text.js'
import { type Stores, useStores } from '../../state/stores.js'
import { explain } from '../../ui/Trouble.js'
import { useIsAlive } from '../../ui/use-is-alive.js'
import { auth } from '../../words/auth.js'
import { cleanNumber, numberError, otpError, type Proof } from './validation.js'

interface Sent {
  mobileNumber: string
  role: Role
  message: string
  /** The right PIN of staff, kept until the second factor is given too. */
  pin?: string
  /** The second factors that the account accepts. */
  ways?: Ways
}

export interface Ways {
  app: boolean
  /** The options with which the browser asks for a passkey, at the only address where passkeys work. */
  passkey: { rpId: string } | null
}

/** The customer's number that waits for its code: a phone may throw the page away while its messages are read. */
const ASKED = 'asked'

const proofOf = (sent: Sent | null): Proof =>
  !sent || sent.role === 'user' ? 'otp' : sent.pin === undefined ? 'pin' : 'factor'

const SECONDS_PER_MINUTE = 60

const waitOf = (seconds: number) =>
  seconds < SECONDS_PER_MINUTE ? auth.seconds(seconds) : auth.minutes(Math.ceil(seconds / SECONDS_PER_MINUTE))

function sendProblem(error: unknown) {
  if (isApiError(error) && error.status === 429) {
    const seconds = Number(error.details['retryAfterSeconds'])
    return auth.tooOften(waitOf(Number.isFinite(seconds) ? seconds : SECONDS_PER_MINUTE))
  }
  if (isApiError(error) && error.code === 'OFFLINE') return explain(error)
  return auth.sendFailed
}

function verifyProblem(error: unknown, proof: Proof) {
  if (isApiError(error) && error.status === 429) return sendProblem(error)
  if (isApiError(error) && (error.code === 'OFFLINE' || error.status >= 500)) return explain(error)
  if (isUsedUp(error)) return auth.usedUp
  return { otp: auth.invalidOtp, pin: auth.invalidPin, factor: auth.invalidFactor }[proof]
}

/** The ways that the account offers, when the PIN was right but a second factor is needed. */
const waysWanted = (error: unknown) =>
  isApiError(error) && error.code === 'SECOND_FACTOR_WANTED' ? (error.details as Partial<Ways>) : null

/** Whether guesses at this code no longer count. */
const isUsedUp = (error: unknown) => isApiError(error) && error.details['usedUp'] === true

/** The code itself, only while the SMS sandbox stands in for the network: never in production. */
async function demoCodeFor(mobileNumber: string, shop: Stores['shop']) {
  if (!shop.get().data) await shop.load()
  const isSandbox = shop.get().data?.sandboxes.includes('sms') ?? false
  return isSandbox ? latestSandboxCode(mobileNumber).catch(() => null) : null
}

/** The result of the last step. Whether a new code is needed stays as it was, unless the step says so. */
function useTrouble() {
  const [trouble, setTrouble] = useState<{ error: string | null; usedUp: boolean }>({
    error: null,
    usedUp: false,
  })
  const tell = (error: string | null, usedUp = trouble.usedUp) => setTrouble({ error, usedUp })
  return { ...trouble, tell }
}

interface LoginState {
  sent: Sent | null
  setSent: (sent: Sent) => void
  setBusy: (busy: 'calling' | null) => void
  tell: (error: string | null, usedUp?: boolean) => void
}

/** The ways in: a code or PIN, then a second factor where one is wanted. */
function enteringOf(
  { sent, setSent, setBusy, tell }: LoginState,
  onLoggedIn: (role: Role, mobileNumber: string) => Promise<void>,
) {
  const proof = proofOf(sent)
  /**
   * Sends the proof; where a right PIN is not enough, the step for the second factor follows.
   * @returns what went wrong, null where nothing
   */
  const enter = async (to: Sent, otp: string, shown?: ShownFactor) => {
    try {
      const { role } = await verifyOtp(to.mobileNumber, otp, to.role, shown)
      keepText(ASKED, '')
      await onLoggedIn(role, to.mobileNumber)
      return null
    } catch (problem) {
      const wanted = waysWanted(problem)
      if (!wanted) return problem
      setBusy(null)
      setSent({ ...to, pin: otp, ways: { app: wanted.app ?? true, passkey: wanted.passkey ?? null } })
      return null
    }
  }

  const verify = async (typed: string) => {
    if (!sent) return
    const invalid = otpError(typed, proof)
    tell(invalid)
    if (invalid) return
    setBusy('calling')
    const problem = await (sent.pin === undefined
      ? enter(sent, typed)
      : enter(sent, sent.pin, { code: typed }))
    if (problem === null) return
    setBusy(null)
    tell(verifyProblem(problem, proof), isUsedUp(problem))
  }

  /** Logs in with a passkey. Its answer is valid once: after a refusal the browser is asked again. */
  const verifyPasskey = async () => {
    if (!sent?.pin || !sent.ways?.passkey) return
    tell(null)
    setBusy('calling')
    try {
      const { showPasskey } = await import('../../api/passkey.js')
      const problem = await enter(sent, sent.pin, { passkey: await showPasskey(sent.ways.passkey) })
      if (problem === null) return
      const isRefused = isApiError(problem) && problem.status === 401
      tell(isRefused ? auth.passkeyFailed : verifyProblem(problem, proof))
      // The old question must not be answered again: a new one is asked for first.
      if (isRefused) await enter(sent, sent.pin)
      setBusy(null)
    } catch {
      setBusy(null)
      tell(auth.passkeyFailed)
    }
  }
  return { verify, verifyPasskey }
}

/** The steps of the login: a code to a number, then the code (or a staff pin, and a second factor) back. */
export function useLogin(onLoggedIn: (role: Role, mobileNumber: string) => Promise<void>) {
  const { shop } = useStores()
  const [sentNow, setSent] = useState<Sent | null>(null)
  const asked = useIsAlive() ? keptText(ASKED) : ''
  const sentBefore: Sent | null = asked
    ? { mobileNumber: asked, role: 'user', message: auth.sentBefore }
    : null
  const sent = sentNow ?? sentBefore
  const [demoCode, setDemoCode] = useState<string | null>(null)
  const { error, usedUp, tell } = useTrouble()
  const [busy, setBusy] = useState<'calling' | 'proving' | null>(null)

  const send = async (typed: string) => {
    const mobileNumber = cleanNumber(typed)
    const invalid = numberError(mobileNumber)
    tell(invalid)
    if (invalid) return null
    setBusy('calling')
    try {
      const { role, message, resendAfterSeconds } = await sendOtp(mobileNumber, () => setBusy('proving'))
      setSent({ mobileNumber, role, message })
      tell(null, false)
      keepText(ASKED, role === 'user' ? mobileNumber : '')
      if (role === 'user') setDemoCode(await demoCodeFor(mobileNumber, shop))
      return resendAfterSeconds
    } catch (problem) {
      tell(sendProblem(problem))
      return null
    } finally {
      setBusy(null)
    }
  }

  const proof = proofOf(sent)
  const entering = enteringOf({ sent, setSent, setBusy, tell }, onLoggedIn)
  const startOver = () => {
    keepText(ASKED, '')
    setSent(null)
    setDemoCode(null)
    tell(null, false)
  }
  const calls = { busy: busy !== null, proving: busy === 'proving' }
  return { sent, proof, demoCode, error, usedUp, ...calls, send, ...entering, startOver }
}
