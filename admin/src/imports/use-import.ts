import { useState } from 'react'
import { useNotify } from 'react-admin'
import { type ImportKind, type ImportReport } from '../data/api-types.js'
import { bodyOf, sentenceOf } from '../data/request.js'
import { useApi } from '../data/use-api.js'
import { useWords } from '../words/use-words.js'

interface State {
  kind: ImportKind
  file: File | null
  /** What the dry run said of the file. */
  report: ImportReport | null
  /** Lines that were imported; null until they are. */
  count: number | null
  stage: 'checking' | 'importing' | null
  problem: string | null
}

const BEGIN: State = {
  kind: 'products',
  file: null,
  report: null,
  count: null,
  stage: null,
  problem: null,
}

/** One file at a time: chosen, checked, imported. An answer about an older choice is not looked at. */
export function useImport() {
  const say = useWords()
  const api = useApi()
  const notify = useNotify()
  const [state, setState] = useState(BEGIN)
  const ofFile = (file: File | null, change: Partial<State>) =>
    setState((now) => (now.file === file ? { ...now, ...change } : now))

  const chooseFile = async (file: File) => {
    const { kind } = state
    setState({ ...BEGIN, kind, file, stage: 'checking' })
    try {
      ofFile(file, { report: await api.checkImport({ kind, file }), stage: null })
    } catch (error) {
      ofFile(file, { problem: sentenceOf(error, say('imports.checkFailed')), stage: null })
    }
  }
  const start = async (again: boolean) => {
    const { kind, file } = state
    if (!file) return
    setState({ ...state, stage: 'importing', problem: null })
    try {
      const { count } = await api.importFile({ kind, file, again })
      ofFile(file, { count, stage: null })
      notify('imports.imported', { type: 'success', messageArgs: { smart_count: count } })
    } catch (error) {
      const problem = sentenceOf(error, say('imports.failed'))
      ofFile(file, { problem, stage: null, ...reportIn(error, state.report) })
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
