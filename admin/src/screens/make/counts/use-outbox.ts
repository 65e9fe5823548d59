import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { isPinWanted } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { onKeptChanged } from '../../../kit/kept/kept.js'
import { useWords } from '../../../kit/words/use-words.js'
import { readLines, removeLines, storedLines, storeLine, type WaitingLine } from './kept.js'
import { sendAll } from './send-lines.js'

/** The wait until the next try: the network may be back without the browser noticing. */
const AGAIN_MS = 10_000

/** A line that the server has, kept until the count is read again. */
export interface SentLine extends WaitingLine {
  sentAt: number
}

export interface Outbox {
  /** In the order in which they were counted. */
  waiting: WaitingLine[]
  refused: WaitingLine[]
  sent: SentLine[]
  /** The last try did not reach the server. */
  away: boolean
  /** The server takes them once it has the PIN. */
  wantsPin: boolean
  add: (line: Omit<WaitingLine, 'clientLineId' | 'countedAt'>) => void
  /** Gives refused lines up. */
  dismiss: (ids: readonly string[]) => void
  sendNow: () => void
}

/**
 * Lines on their way from this phone to the server. They are stored first, sent when there is a network, and sent again
 * until the server has confirmed them. It takes each once (docs/domain/catalogue.md#counting).
 */
export function useOutbox(countId: string, onSent: () => void): Outbox {
  const api = useApi()
  const say = useWords()
  const stored = useSyncExternalStore(onKeptChanged, () => storedLines(countId))
  const lines = useMemo(() => readLines(stored), [stored])
  const waiting = useMemo(() => lines.filter(({ refused }) => refused === undefined), [lines])
  const refused = useMemo(() => lines.filter((line) => line.refused !== undefined), [lines])
  const [sent, setSent] = useState<SentLine[]>([])
  const [held, setHeld] = useState<'away' | 'pin' | null>(null)
  const sending = useRef(false)

  const send = useCallback(async () => {
    if (sending.current) return
    sending.current = true
    try {
      await sendAll(countId, api.putCountLines, say('counts.notTaken'), (taken) => {
        const sentAt = Date.now()
        setSent((before) => [...before, ...taken.map((line) => ({ ...line, sentAt }))])
        onSent()
      })
      setHeld(null)
    } catch (error) {
      setHeld(isPinWanted(error) ? 'pin' : 'away')
    } finally {
      sending.current = false
    }
  }, [api, countId, onSent, say])

  const pending = waiting.length > 0
  useEffect(() => {
    if (!pending) return
    const again = () => void send()
    again()
    window.addEventListener('online', again)
    const timer = setInterval(again, AGAIN_MS)
    return () => {
      window.removeEventListener('online', again)
      clearInterval(timer)
    }
  }, [pending, stored, send])

  const add: Outbox['add'] = (line) =>
    storeLine(countId, { ...line, clientLineId: crypto.randomUUID(), countedAt: new Date().toISOString() })
  return {
    waiting,
    refused,
    sent,
    away: held === 'away' && pending,
    wantsPin: held === 'pin' && pending,
    add,
    dismiss: (ids) => removeLines(countId, ids),
    sendNow: () => void send(),
  }
}
