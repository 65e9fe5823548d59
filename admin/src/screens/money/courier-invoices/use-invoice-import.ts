import { useState } from 'react'
import { type CourierInvoiceCheck } from '../../../api/api-types.js'
import { courierInvoiceCalls, type InvoiceWish } from '../../../api/courier-invoice-calls.js'
import { useCalls } from '../../../api/use-calls.js'
import { useTelling } from '../../../kit/ui/Refusals.js'
import { useReadAgain } from './keys.js'

interface State {
  file: File | null
  wish: InvoiceWish | null
  /** What the dry run said of the file. */
  report: CourierInvoiceCheck | null
  /** Charges that were booked; null until they are. */
  added: number | null
  stage: 'checking' | 'importing' | null
}

const BEGIN: State = { file: null, wish: null, report: null, added: null, stage: null }

/** One invoice at a time: chosen, checked, booked. An answer about an older choice is not looked at. */
export function useInvoiceImport() {
  const { tell, forget } = useTelling()
  const calls = useCalls(courierInvoiceCalls)
  const readAgain = useReadAgain()
  const [state, setState] = useState(BEGIN)
  const ofWish = (wish: InvoiceWish, change: Partial<State>) =>
    setState((now) => (now.wish === wish ? { ...now, ...change } : now))

  const check = async (file: File, wish: InvoiceWish) => {
    setState({ ...BEGIN, file, wish, stage: 'checking' })
    forget('invoiceImport.checkFailed')
    forget('invoiceImport.failed')
    try {
      ofWish(wish, { report: await calls.checkInvoice(wish, file), stage: null })
    } catch (error) {
      ofWish(wish, { stage: null })
      tell('invoiceImport.checkFailed', error)
    }
  }
  /** @param named the number and day as they are now: they may have been corrected since the check */
  const start = async (named: InvoiceWish) => {
    const { file, wish } = state
    if (!file || !wish) return
    setState({ ...state, stage: 'importing' })
    forget('invoiceImport.failed')
    try {
      const { added } = await calls.importInvoice({ ...wish, ...named }, file)
      ofWish(wish, { added, stage: null })
    } catch (error) {
      ofWish(wish, { stage: null })
      tell('invoiceImport.failed', error)
    }
    await readAgain()
  }
  return {
    ...state,
    check: (file: File, wish: InvoiceWish) => void check(file, wish),
    start: (named: InvoiceWish) => void start(named),
  }
}
