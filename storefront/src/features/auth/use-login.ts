import { useState } from 'react'
import { latestSandboxCode, sendOtp, verifyOtp } from '../../api/auth.js'
import { isApiError } from '../../api/http.js'
import { type Role } from '../../api/types.js'
import { type Stores, useStores } from '../../state/stores.js'
import { explain } from '../../ui/Trouble.js'
import { auth } from '../../words/auth.js'
import { cleanNumber, numberError, otpError } from './validation.js'

interface Sent {
  mobileNumber: string
  role: Role
  message: string
}

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

function verifyProblem(error: unknown) {
  if (isApiError(error) && error.status === 429) return sendProblem(error)
  if (isApiError(error) && (error.code === 'OFFLINE' || error.status >= 500)) return explain(error)
  return auth.invalidOtp
}

/** The code itself, only while the SMS sandbox stands in for the network: never in production. */
async function demoCodeFor(mobileNumber: string, shop: Stores['shop']) {
  if (!shop.get().data) await shop.load()
  const isSandbox = shop.get().data?.sandboxes.includes('sms') ?? false
  return isSandbox ? latestSandboxCode(mobileNumber).catch(() => null) : null
}

/** The two steps of the login: a code to a number, then the code (or a staff pin) back. */
export function useLogin(onLoggedIn: (role: Role) => Promise<void>) {
  const { shop } = useStores()
  const [sent, setSent] = useState<Sent | null>(null)
  const [demoCode, setDemoCode] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const send = async (typed: string) => {
    const mobileNumber = cleanNumber(typed)
    const invalid = numberError(mobileNumber)
    setError(invalid)
    if (invalid) return false
    setBusy(true)
    try {
      const { role, message } = await sendOtp(mobileNumber)
      setSent({ mobileNumber, role, message })
      if (role === 'user') setDemoCode(await demoCodeFor(mobileNumber, shop))
      return true
    } catch (problem) {
      setError(sendProblem(problem))
      return false
    } finally {
      setBusy(false)
    }
  }

  const verify = async (otp: string) => {
    if (!sent) return
    const invalid = otpError(otp)
    setError(invalid)
    if (invalid) return
    setBusy(true)
    try {
      const { role } = await verifyOtp(sent.mobileNumber, otp, sent.role)
      await onLoggedIn(role)
    } catch (problem) {
      setError(verifyProblem(problem))
      setBusy(false)
    }
  }

  const startOver = () => {
    setSent(null)
    setDemoCode(null)
    setError(null)
  }
  return { sent, demoCode, error, busy, send, verify, startOver }
}
