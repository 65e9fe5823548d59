import './words.js'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNotify } from 'react-admin'
import { isPinWanted, sentenceOf, statusOf, unusualIn } from '../../api/request.js'
import { useApi } from '../../api/use-api.js'
import { useWords } from '../../kit/words/use-words.js'
import { useSession } from '../../session/session-context.js'
import {
  keepReceipt,
  type KeptReceipt,
  readReceipts,
  removeReceipt,
  sending,
  setWaitForPin,
  storedReceipts,
} from './kept-receipts.js'

/** Then the network may be back, whether the browser noticed or not. */
const AGAIN_MS = 15_000
/** What the server will say again however often it is asked; anything else is tried once more. */
const FINAL = [400, 403, 404, 409, 413, 422]

/** One tab sends at a time, where the browser can tell; elsewhere the key keeps a receipt from being taken twice. */
async function inTurn(send: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return send()
  await navigator.locks.request('jaadi.receipts', { ifAvailable: true }, (lock) =>
    lock ? send() : undefined,
  )
}

/** Sends the receipts that wait on this device, wherever in the console somebody is. It draws nothing. */
export function ReceiptSender() {
  const say = useWords()
  const api = useApi()
  const notify = useNotify()
  const queries = useQueryClient()
  const { mobileNumber } = useSession()
  useEffect(() => {
    const waiting = () =>
      readReceipts(storedReceipts(), mobileNumber).filter(({ refused }) => refused === undefined)
    const send = async (receipt: KeptReceipt) => {
      try {
        const { stock } = await api.receiveKept(receipt.body, receipt.key)
        removeReceipt(receipt.key)
        setWaitForPin(false)
        notify('receipts.arrived', {
          type: 'success',
          autoHideDuration: null,
          messageArgs: { what: receipt.what, batch: stock.batchNumber },
        })
      } catch (error) {
        setWaitForPin(isPinWanted(error))
        if (isPinWanted(error) || !FINAL.includes(statusOf(error) ?? 0)) throw error
        const unusual = unusualIn(error)
        const refused = unusual ?? [sentenceOf(error, say('receipts.notTaken'))]
        keepReceipt({ ...receipt, refused, isUnusual: unusual !== null })
      }
    }
    const sendAll = () =>
      inTurn(async () => {
        const receipts = waiting()
        // Oldest first, each after the one before it: batch numbers follow the order of receipt.
        for (const receipt of receipts) await send(receipt)
        if (receipts.length > 0) void queries.invalidateQueries({ queryKey: ['stock'] })
      }).catch(() => undefined)
    void sendAll()
    const again = () => void sendAll()
    window.addEventListener('online', again)
    sending.addEventListener('now', again)
    const timer = setInterval(again, AGAIN_MS)
    return () => {
      window.removeEventListener('online', again)
      sending.removeEventListener('now', again)
      clearInterval(timer)
    }
  }, [api, mobileNumber, notify, queries, say])
  return null
}
