import { AppError } from './errors.js'

function waitingTime(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  return `${Math.ceil(minutes / 60)} hours`
}

/** The caller has tried too often; `details.retryAfterSeconds` becomes the Retry-After header. */
export class TooManyRequests extends AppError {
  constructor(what: string, retryAfterMs: number) {
    const retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1000))
    super('TOO_MANY_REQUESTS', `${what} Please try again in ${waitingTime(retryAfterSeconds)}.`, {
      retryAfterSeconds,
    })
  }
}
