import '../words/en/labels.js'
import { useMutation } from '@tanstack/react-query'
import { type LabelsWanted } from '../data/labels.js'
import { bodyOf, sentenceOf } from '../data/request.js'
import { useApi } from '../data/use-api.js'
import { useWords } from '../words/use-words.js'
import { printPdf } from './print-pdf.js'

const fileNameOf = (batchNumber: string) => `labels-${batchNumber}.pdf`

/** Fetches the labels of a batch and hands them to the printer; says what the server refuses by field. */
export function usePrintLabels(batchNumber: string) {
  const say = useWords()
  const api = useApi()
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: async (wanted: LabelsWanted) => printPdf(await api.labels(wanted), fileNameOf(batchNumber)),
  })
  const fields = (bodyOf(error).details?.fields ?? {}) as Record<string, string>
  const isOfField = 'count' in fields || 'startCell' in fields
  return {
    print: mutate,
    done: data,
    fileName: fileNameOf(batchNumber),
    fields,
    problem: error && !isOfField ? sentenceOf(error, say('labels.failed')) : null,
    isPending,
    reset,
  }
}
