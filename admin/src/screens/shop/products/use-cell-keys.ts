import { type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { useNotify } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { type Product } from '../../../api/api-types.js'
import { type Measure, numberIn } from '../../../kit/ui/typed-number.js'
import { type Cell, CELLS, fieldOf } from './variant-rows.js'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }

/**
 * The keys of a spreadsheet, for the figures in the table of variants: down and Enter lead to the same figure of the next
 * row, up to that of the row before, and a column that is pasted fills the rows from the cell on. A cell that gets the
 * focus is selected whole. Enter in the last row saves, as it does in every form.
 * @param measures of the cells that hold figures
 */
export function useCellKeys(
  products: readonly Product[],
  measures: Readonly<Partial<Record<Cell, Measure>>>,
) {
  const notify = useNotify()
  const { setValue, setFocus } = useFormContext()
  const cellOf = ({ target }: { target: EventTarget }) => {
    const { name } = target as HTMLInputElement
    const row = products.findIndex(({ id }) => name?.startsWith(`${id}-`))
    const product = products[row]
    const cell = product && CELLS.find((one) => fieldOf(product.id, one) === name)
    return cell && cell in measures ? { row, cell } : null
  }
  return {
    onFocus: (event: FocusEvent) => {
      if (cellOf(event)) (event.target as HTMLInputElement).select()
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey } = event
      const step = STEPS[event.key]
      if (step === undefined || ctrlKey || metaKey || altKey || shiftKey) return
      const from = cellOf(event)
      const to = from && products[from.row + step]
      if (!to) return
      event.preventDefault()
      setFocus(fieldOf(to.id, from.cell))
    },
    onPaste: (event: ClipboardEvent) => {
      const lines = event.clipboardData.getData('text/plain').trim().split(/\r?\n/)
      const from = cellOf(event)
      if (!from || lines.length < 2) return
      event.preventDefault()
      const below = products.slice(from.row)
      if (lines.length > below.length)
        return notify('variants.pasteLong', {
          type: 'warning',
          messageArgs: { lines: lines.length, rows: below.length },
        })
      const values = lines.map((line) => numberIn(line, measures[from.cell]) ?? NaN)
      const wrong = values.findIndex(Number.isNaN)
      // All or nothing: a column that is off by one line would set wrong prices.
      if (wrong >= 0)
        return notify('variants.pasteWrong', { type: 'warning', messageArgs: { line: lines[wrong] } })
      for (const [at, value] of values.entries()) {
        const field = fieldOf(below[at]?.id ?? '', from.cell)
        setValue(field, value, { shouldDirty: true, shouldValidate: true })
      }
    },
  }
}
