import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type StockUnit } from '../../../../kernel/amounts/units.js'
import { type Component } from '../domain/component.js'
import { type OpenStatus, type RunStatus } from '../domain/run-status.js'
import { type RunRecipe } from '../schemas/run.schema.js'

/** The numbers of the batches chosen for a component; usually one. */
export interface ChosenBatches {
  numbers: string[]
  /** Total quantity of these batches; null for what is still required. */
  quantityMilli: Milli | null
}

export interface DraftLine {
  /** `Id` or `_id`. */
  product: string
  /** The unit that the client believes the product has, if it sends one. */
  unit?: StockUnit | undefined
  chosen: ChosenBatches[]
}

/** The fields of a run that staff enter. */
export interface RunDraft {
  bomId: string
  /** Quantity in the unit of the BOM's product. */
  quantityMilli: Milli
  reservedBy: string
  remarks: string
  /**
   * The components; when empty, those of the BOM without batches. Lines of one product become one
   * component.
   */
  lines: DraftLine[]
  /** The status chosen by hand; when missing, it follows from the batches. */
  status?: RunStatus | undefined
}

/** Changes of a run; an absent field keeps its value. */
export type RunChanges = { [Field in keyof RunDraft]?: RunDraft[Field] | undefined }

/** A run as it will be stored, and the quantities to reserve for it. */
export interface RunPlan {
  bomId: string
  recipe: RunRecipe
  quantityMilli: Milli
  components: Component[]
  status: OpenStatus
}
