import { type components } from '@jaadi/wire'

export type LiveKind = components['schemas']['LiveKind']
export type LiveChange = components['schemas']['LiveChange']

/** The server's beat comes every 25 seconds: when two are missing, the stream is dead, whatever the browser says. */
const SILENT_MS = 60_000
/** The waits before further tries; the last one counts for all that follow. */
const AGAIN_MS = [1_000, 3_000, 10_000, 30_000]

interface Follower {
  /** The stream is there. @param anything may have changed since it was lost */
  live: (anything: boolean) => void
  changed: (changes: readonly LiveChange[]) => void
  lost: () => void
}

/**
 * Follows the server's stream of changes as long as the page can be seen: a hidden tab takes no connection and no
 * battery, and hears what it missed when it comes back. After a loss it tries again by itself.
 * @returns what ends it
 */
export function followChanges({ live, changed, lost }: Follower): () => void {
  let source: EventSource | null = null
  let since = ''
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = null
  }
  const lose = () => {
    close()
    lost()
    timer = setTimeout(open, AGAIN_MS[Math.min(tries, AGAIN_MS.length - 1)])
    tries += 1
  }
  const hear = (event: MessageEvent) => {
    since = event.lastEventId
    clearTimeout(timer)
    timer = setTimeout(lose, SILENT_MS)
  }
  const begin = (anything: boolean) => (event: MessageEvent) => {
    tries = 0
    hear(event)
    live(anything)
  }
  function open() {
    close()
    if (document.hidden) return
    // The answer to a first try may never come either.
    timer = setTimeout(lose, SILENT_MS)
    source = new EventSource(`/api/live${since && `?since=${since}`}`)
    source.addEventListener('ready', begin(false))
    source.addEventListener('resync', begin(true))
    source.addEventListener('beat', hear)
    source.addEventListener('changes', (event: MessageEvent<string>) => {
      hear(event)
      changed((JSON.parse(event.data) as { changes: LiveChange[] }).changes)
    })
    source.addEventListener('error', lose)
  }
  const turnTo = () => (document.hidden ? close() : open())
  document.addEventListener('visibilitychange', turnTo)
  window.addEventListener('online', open)
  window.addEventListener('offline', lose)
  open()
  return () => {
    document.removeEventListener('visibilitychange', turnTo)
    window.removeEventListener('online', open)
    window.removeEventListener('offline', lose)
    close()
  }
}
