import { useStore } from 'react-admin'
import { type PrintSheet } from '../../api/api-types.js'
import { type LabelsWanted } from '../../api/labels.js'
import { bodyOf } from '../../api/request.js'
import { useApi } from '../../api/use-api.js'
import { useWrite } from '../../kit/ui/Refusals.js'
import { printPdf } from './print-pdf.js'

/** A batch as its labels need it. */
export interface LabelledBatch {
  id: string
  batchNumber: string
}

const fieldsOf = (error: unknown) => (bodyOf(error).details?.fields ?? {}) as Record<string, string>
const isOfField = (fields: object) => 'count' in fields || 'startCell' in fields

type Wanted = Omit<LabelsWanted, 'id'> & { batch: LabelledBatch }

/** Fetches the labels of a batch and hands them to the printer; says what the server refuses by field. */
export function usePrintLabels() {
  const api = useApi()
  const { mutate, data, error, isPending, reset } = useWrite({
    failed: 'labels.failed',
    except: (refusal) => isOfField(fieldsOf(refusal)),
    mutationFn: async ({ batch: { id, batchNumber }, ...wanted }: Wanted) => {
      const fileName = `labels-${batchNumber}.pdf`
      return { fileName, ...(await printPdf(await api.labels({ id, ...wanted }), fileName)) }
    },
  })
  return { print: mutate, done: data, fields: fieldsOf(error), isPending, reset }
}

/** The first free label of a sheet: where the last print of this browser ended. Another sheet begins with the settings. */
export function useFirstFree() {
  const [next, setNext] = useStore<number | null>('labels.next', null)
  const cellsOf = ({ columns, rows }: PrintSheet) => columns * rows
  return {
    of: (sheet: PrintSheet): number => (next !== null && next <= cellsOf(sheet) ? next : sheet.startCell),
    printed: (sheet: PrintSheet, first: number, labels: number): void =>
      setNext(((first - 1 + labels) % cellsOf(sheet)) + 1),
  }
}
