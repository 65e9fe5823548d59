import './words.js'
import { type LabelsWanted } from '../../api/labels.js'
import { bodyOf } from '../../api/request.js'
import { useApi } from '../../api/use-api.js'
import { useWrite } from '../../kit/ui/Refusals.js'
import { printPdf } from './print-pdf.js'

const fileNameOf = (batchNumber: string) => `labels-${batchNumber}.pdf`

const fieldsOf = (error: unknown) => (bodyOf(error).details?.fields ?? {}) as Record<string, string>
const isOfField = (fields: object) => 'count' in fields || 'startCell' in fields

/** Fetches the labels of a batch and hands them to the printer; says what the server refuses by field. */
export function usePrintLabels(batchNumber: string) {
  const api = useApi()
  const { mutate, data, error, isPending, reset } = useWrite({
    failed: 'labels.failed',
    except: (refusal) => isOfField(fieldsOf(refusal)),
    mutationFn: async (wanted: LabelsWanted) => printPdf(await api.labels(wanted), fileNameOf(batchNumber)),
  })
  return {
    print: mutate,
    done: data,
    fileName: fileNameOf(batchNumber),
    fields: fieldsOf(error),
    isPending,
    reset,
  }
}
