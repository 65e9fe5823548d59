import { type AttemptStatus, type Verdict } from './attempt.js'
import { type CheckFacts, nextCheck } from './checks.js'

interface ReadAttempt extends CheckFacts {
  paymentId: string | null
}

export const becomesPaid = (before: { status: AttemptStatus }, { status }: Verdict): boolean =>
  status === 'paid' && before.status !== 'paid'

/** The fields of an attempt after a reading, by its verdict. */
export function afterReading(before: ReadAttempt, verdict: Verdict, now: Date) {
  const { status, settledBy } = verdict
  const isPaid = becomesPaid(before, verdict)
  const after = {
    status,
    paymentId: isPaid ? (settledBy?.paymentId ?? null) : before.paymentId,
    paidAt: isPaid ? (settledBy?.at ?? now) : before.paidAt,
  }
  return { ...after, nextCheckAt: nextCheck({ ...before, ...after }, now) }
}
