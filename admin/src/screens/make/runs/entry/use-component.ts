import { useFormContext } from 'react-hook-form'
import { useWords } from '../../../../kit/words/use-words.js'
import { costOf, type DraftBatch, type DraftComponent, type ShelfBatch } from '../run-draft.js'
import { useRunForm } from './run-form.js'

const BLANK: DraftBatch = { batchNumber: null, reservedQuantity: null }

export interface BatchLine {
  /** The place of the batch in the form. */
  place: string
  /** Counted from 1, for people. */
  number: number
  cost: number | null
  /** Removes the batch; null for the only one of its component. */
  remove: (() => void) | null
}

export interface ComponentLines {
  name: string
  unit: string
  required: number
  /** Batches that may be chosen. */
  shelf: readonly ShelfBatch[]
  /** The batches of the component: at least one, which may be blank. */
  batches: BatchLine[]
  addBatch: () => void
  remove: () => void
}

/** One component of the form with the lines of its batches, and what can be done with both. */
export function useComponent(components: readonly DraftComponent[]): (at: number) => ComponentLines {
  const say = useWords()
  const { setValue } = useFormContext()
  const { shelf: all, required, onHand } = useRunForm()
  const change = (place: string, value: unknown) => {
    onHand()
    setValue(place, value, { shouldDirty: true })
  }
  return (at) => {
    const component = components[at] ?? { batches: [] }
    const place = `components.${at}.batches`
    const shelf = all.get(component.productId?._id ?? '') ?? []
    const batches = component.batches.length > 0 ? component.batches : [BLANK]
    const without = (line: number) => batches.filter((_, other) => other !== line)
    return {
      name: component.productId?.name ?? say('reservations.someProduct'),
      unit: component.unit ?? '',
      required: required(component),
      shelf,
      batches: batches.map((batch, line) => ({
        place: `${place}.${line}`,
        number: line + 1,
        cost: costOf(batch, shelf),
        remove: batches.length > 1 ? () => change(place, without(line)) : null,
      })),
      addBatch: () => change(place, [...batches, BLANK]),
      remove: () =>
        change(
          'components',
          components.filter((_, other) => other !== at),
        ),
    }
  }
}
