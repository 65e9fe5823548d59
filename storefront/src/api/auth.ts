import { call, sendJson } from './http.js'
import { type OtpSent, type Role } from './types.js'

/** Answers 200 when a code went out (or staff should use the pin), 201 when an earlier code still counts. */
export const sendOtp = async (mobileNumber: string) =>
  (await call<OtpSent>('POST', '/api/send-otp', { mobileNumber })).body

export const verifyOtp = (mobileNumber: string, otp: string, role: Role) =>
  sendJson<{ message: string; role: Role; mobileNumber: string }>('POST', '/verify-otp', {
    mobileNumber,
    otp,
    role,
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
