import { QueryClient } from '@tanstack/react-query'
import { isLive } from './live.js'
import { statusOf } from './request.js'

const RETRIES = 1

/** A refusal is an answer; only a lost or broken one is asked for again. */
function worthRetrying(failures: number, error: unknown): boolean {
  const status = statusOf(error) ?? 0
  return failures < RETRIES && (status === 0 || status >= 500)
}

/** Offline is shown as an error with a retry, rather than as loading without end. */
export function createQueryClient(retry: typeof worthRetrying | false = worthRetrying): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry, retryDelay: 800, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
  })
}

const ASK_MS = 30_000
/** How often live screens ask all the same: a process that was killed could not tell its last changes. */
const ASK_WHEN_LIVE_MS = 300_000

/**
 * A list that stays open is read again when something of it changes. While the stream that tells so is lost, every
 * half minute, and when somebody comes back to it.
 */
export const LIVE = {
  refetchOnWindowFocus: () => !isLive(),
  refetchInterval: () => (isLive() ? ASK_WHEN_LIVE_MS : ASK_MS),
} as const

/** For a screen that says itself what failed. */
export const quietQuery = { onError: () => undefined }
