import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type StockUnit } from '../../../../kernel/amounts/units.js'
import { type Component } from '../domain/component.js'
import { type OpenStatus, type RunStatus } from '../domain/run-status.js'
import { type RunRecipe } from '../schemas/run.schema.js'

/** Batches that were chosen for a component, by their numbers: mostly one. */
export interface ChosenBatches {
  numbers: string[]
  /** Of all of them together; null for what is still required. */
  quantityMilli: Milli | null
}

export interface DraftLine {
  /** `Id` or `_id`. */
  product: string
  /** What the client takes the product's unit for, if it says. */
  unit?: StockUnit | undefined
  chosen: ChosenBatches[]
}

/** What staff write about a run. */
export interface RunDraft {
  bomId: string
  /** In the unit of what the BOM makes. */
  quantityMilli: Milli
  reservedBy: string
  remarks: string
  /** None: the components of the BOM, without batches. Lines of one product are one component. */
  lines: DraftLine[]
  /** Chosen by hand; it follows from the batches when not. */
  status?: RunStatus | undefined
}

/** A field that is absent stays. */
export type RunChanges = { [Field in keyof RunDraft]?: RunDraft[Field] | undefined }

/** A run as it would be stored, and what is to be reserved for it. */
export interface RunPlan {
  bomId: string
  recipe: RunRecipe
  quantityMilli: Milli
  components: Component[]
  status: OpenStatus
}
