import { call, isApiError, sendJson } from './http.js'
import { type OtpSent, type Role } from './types.js'

/** Answers 200 when a code was sent (or staff should use the pin), 201 when an earlier code is still valid. */
const askForOtp = async (mobileNumber: string, proof?: string) =>
  (await call<OtpSent>('POST', '/api/send-otp', { mobileNumber, proof })).body

/** Where many codes were sent today, the browser has to do some work first; `onWork` says so. */
export async function sendOtp(mobileNumber: string, onWork: () => void) {
  try {
    return await askForOtp(mobileNumber)
  } catch (error) {
    if (!isApiError(error) || error.code !== 'PROOF_WANTED') throw error
    onWork()
    const { solve } = await import('./proof-of-work.js')
    return askForOtp(mobileNumber, await solve(error.details['challenge']))
  }
}

/** The second factor that staff send after SECOND_FACTOR_WANTED. */
export interface ShownFactor {
  code?: string
  passkey?: object
}

export const verifyOtp = (mobileNumber: string, otp: string, role: Role, shown: ShownFactor = {}) =>
  sendJson<{ message: string; role: Role; mobileNumber: string }>('POST', '/verify-otp', {
    mobileNumber,
    otp,
    role,
    ...shown,
  })

export const logOut = () => sendJson('POST', '/logout', {})

/** The newest code the sandbox sent to a number; only asked for while the SMS sandbox is on. */
export async function latestSandboxCode(mobileNumber: string) {
  const { body } = await call<{ code?: string }[]>(
    'GET',
    `/sandbox/outbox?to=${encodeURIComponent(mobileNumber)}`,
  )
  return body.find((entry) => entry.code)?.code ?? null
}
