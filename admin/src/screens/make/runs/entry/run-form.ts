import { createContext, useContext } from 'react'
import { type DraftComponent, type ShelfBatch } from '../run-draft.js'

interface RunForm {
  /** Reserved or completed: nothing but the status can be changed. */
  locked: boolean
  shelf: Map<string, ShelfBatch[]>
  required: (of: DraftComponent) => number
  /** Somebody chooses batches by hand. */
  onHand: () => void
}

export const RunFormContext = createContext<RunForm | null>(null)

/** What the inputs of a reservation's form share. @throws outside of it */
export function useRunForm(): RunForm {
  const form = useContext(RunFormContext)
  if (!form) throw new Error('useRunForm belongs into the form of a reservation.')
  return form
}
