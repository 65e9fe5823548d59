import { useEffect, useState } from 'react'
import { type LiveChange } from '../api/types.js'
import { live as words } from '../words/live.js'
import { clock } from './times.js'

/** The server's beat comes every 25 seconds: without two of them the connection is dead, say after a phone's sleep. */
const SILENT_MS = 60_000
const AGAIN_MS = [1_000, 3_000, 10_000, 30_000]
/** Changes within this time are read together. */
const GATHER_MS = 300
/** A connection that comes back at once was never gone. */
const GRACE_MS = 3_000

/** Where the last event was, in this page: a screen that opens again hears what it missed. */
let since = ''

/** Follows the server's stream as long as the page can be seen; a hidden one takes no connection and no battery. */
function follow(kinds: readonly LiveChange['kind'][], read: () => void, show: (lostAt: Date | null) => void) {
  let source: EventSource | null = null
  let tries = 0
  let lostAt: Date | null = null
  let next: ReturnType<typeof setTimeout> | undefined
  let note: ReturnType<typeof setTimeout> | undefined
  let reading: ReturnType<typeof setTimeout> | undefined

  const close = () => {
    clearTimeout(next)
    source?.close()
    source = null
  }
  const lose = () => {
    close()
    next = setTimeout(open, AGAIN_MS[tries] ?? 30_000)
    tries += 1
    if (lostAt) return
    const at = new Date()
    lostAt = at
    note = setTimeout(() => show(at), GRACE_MS)
  }
  const readSoon = () => {
    reading ??= setTimeout(() => {
      reading = undefined
      read()
    }, GATHER_MS)
  }
  const hear = (event: MessageEvent) => {
    since = event.lastEventId
    clearTimeout(next)
    next = setTimeout(lose, SILENT_MS)
  }
  const begin = (event: MessageEvent) => {
    hear(event)
    tries = 0
    clearTimeout(note)
    lostAt = null
    show(null)
    if (event.type === 'resync') readSoon()
  }
  function open() {
    close()
    if (document.hidden) return
    next = setTimeout(lose, SILENT_MS)
    source = new EventSource(`/api/live${since && `?since=${since}`}`)
    source.addEventListener('ready', begin)
    source.addEventListener('resync', begin)
    source.addEventListener('beat', hear)
    source.addEventListener('changes', (event: MessageEvent<string>) => {
      hear(event)
      const { changes } = JSON.parse(event.data) as { changes: LiveChange[] }
      if (changes.some(({ kind }) => kinds.includes(kind))) readSoon()
    })
    source.addEventListener('error', lose)
  }
  open()
  document.addEventListener('visibilitychange', open)
  addEventListener('online', open)
  addEventListener('offline', lose)
  return () => {
    document.removeEventListener('visibilitychange', open)
    removeEventListener('online', open)
    removeEventListener('offline', lose)
    close()
    clearTimeout(note)
    clearTimeout(reading)
  }
}

interface LiveNoteProps {
  kinds: readonly LiveChange['kind'][]
  /** Reads again what the screen shows. */
  read: () => void
}

/** Has a screen read again when something of the customer's changes; says since when it does not hear of it. */
export function LiveNote({ kinds: given, read }: LiveNoteProps) {
  const [lostAt, setLostAt] = useState<Date | null>(null)
  const [kinds] = useState(given)
  useEffect(
    () => (typeof EventSource === 'undefined' ? undefined : follow(kinds, read, setLostAt)),
    [kinds, read],
  )
  return <p role="status">{lostAt && words.lostAt(clock(lostAt.toISOString()))}</p>
}
