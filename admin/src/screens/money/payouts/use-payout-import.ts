import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type PayoutCheck } from '../../../api/api-types.js'
import { bodyOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { useTelling } from '../../../kit/ui/Refusals.js'

interface State {
  file: File | null
  /** What the dry run said of the report. */
  report: PayoutCheck | null
  /** Lines that were booked; null until they are. */
  added: number | null
  stage: 'checking' | 'importing' | null
}

const BEGIN: State = { file: null, report: null, added: null, stage: null }

/** One report at a time: chosen, checked, booked. An answer about an older choice is not looked at. */
export function usePayoutImport() {
  const { tell, forget } = useTelling()
  const api = useApi()
  const queries = useQueryClient()
  const [state, setState] = useState(BEGIN)
  const ofFile = (file: File, change: Partial<State>) =>
    setState((now) => (now.file === file ? { ...now, ...change } : now))

  const choose = async (file: File) => {
    setState({ ...BEGIN, file, stage: 'checking' })
    forget('payoutImport.checkFailed')
    forget('payoutImport.failed')
    try {
      ofFile(file, { report: await api.checkPayouts(file), stage: null })
    } catch (error) {
      ofFile(file, { stage: null })
      tell('payoutImport.checkFailed', error)
    }
  }
  const start = async () => {
    const { file } = state
    if (!file) return
    setState({ ...state, stage: 'importing' })
    forget('payoutImport.failed')
    try {
      const { added } = await api.importPayouts(file)
      ofFile(file, { added, stage: null })
    } catch (error) {
      const { code, details } = bodyOf(error)
      const report = code === 'IMPORT_FAULTS' ? { report: details as unknown as PayoutCheck } : {}
      ofFile(file, { stage: null, ...report })
      tell('payoutImport.failed', error)
    }
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['payouts'] }),
      queries.invalidateQueries({ queryKey: ['settlements'] }),
    ])
  }
  return { ...state, choose: (file: File) => void choose(file), start: () => void start() }
}
