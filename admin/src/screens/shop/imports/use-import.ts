import { useState } from 'react'
import { useNotify } from 'react-admin'
import { type ImportKind, type ImportReport } from '../../../api/api-types.js'
import { bodyOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { useTelling } from '../../../kit/ui/Refusals.js'

interface State {
  kind: ImportKind
  file: File | null
  /** What the dry run said of the file. */
  report: ImportReport | null
  /** Lines that were imported; null until they are. */
  count: number | null
  stage: 'checking' | 'importing' | null
}

const BEGIN: Omit<State, 'kind'> = {
  file: null,
  report: null,
  count: null,
  stage: null,
}

/**
 * One file at a time: chosen, checked, imported. An answer about an older choice is not looked at. @param first the kind
 * that is chosen at first
 */
export function useImport(first: ImportKind) {
  const { tell, forget } = useTelling()
  const api = useApi()
  const notify = useNotify()
  const [state, setState] = useState<State>({ ...BEGIN, kind: first })
  const ofFile = (file: File | null, change: Partial<State>) =>
    setState((now) => (now.file === file ? { ...now, ...change } : now))

  const chooseFile = async (file: File) => {
    const { kind } = state
    setState({ ...BEGIN, kind, file, stage: 'checking' })
    forget('imports.checkFailed')
    forget('imports.failed')
    try {
      ofFile(file, { report: await api.checkImport({ kind, file }), stage: null })
    } catch (error) {
      ofFile(file, { stage: null })
      tell('imports.checkFailed', error)
    }
  }
  const start = async (again: boolean) => {
    const { kind, file } = state
    if (!file) return
    setState({ ...state, stage: 'importing' })
    forget('imports.failed')
    try {
      const { count } = await api.importFile({ kind, file, again })
      ofFile(file, { count, stage: null })
      notify('imports.imported', { type: 'success', messageArgs: { smart_count: count } })
    } catch (error) {
      ofFile(file, { stage: null, ...reportIn(error, state.report) })
      tell('imports.failed', error)
    }
  }
  return {
    ...state,
    chooseKind: (kind: ImportKind) => setState({ ...BEGIN, kind }),
    chooseFile: (file: File) => void chooseFile(file),
    start: (again: boolean) => void start(again),
  }
}

/** When somebody changed data after the dry run, the refusal has the server's new report. */
function reportIn(error: unknown, before: ImportReport | null): Partial<State> {
  const { code, details } = bodyOf(error)
  if (code === 'IMPORT_FAULTS') return { report: { ...details, earlier: null } as unknown as ImportReport }
  if (code === 'IMPORT_REPEATED' && before)
    return { report: { ...before, earlier: details as unknown as ImportReport['earlier'] } }
  return {}
}
