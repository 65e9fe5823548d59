import { createContext, useContext } from 'react'
import { type DraftComponent, type ShelfBatch } from '../run-draft.js'

interface RunForm {
  /** Whether the reservation is reserved or completed, so that only its status can be changed. */
  locked: boolean
  shelf: Map<string, ShelfBatch[]>
  required: (of: DraftComponent) => number
  /** Called when somebody chooses batches by hand. */
  onHand: () => void
}

export const RunFormContext = createContext<RunForm | null>(null)

/** What the inputs of a reservation's form share. @throws outside of it */
export function useRunForm(): RunForm {
  const form = useContext(RunFormContext)
  if (!form) throw new Error('useRunForm belongs into the form of a reservation.')
  return form
}
