import { type ParcelSize, type ShipmentPlan } from '../../api/api-types.js'
import { numberIn } from '../../kit/ui/typed-number.js'

/** A parcel as it is typed. */
export interface ParcelDraft {
  pieces: string
  weightGrams: string
}

const jarsIn = (text: string): number => numberIn(text, 'PC') ?? 0
/** NaN for what cannot be read: no plan is made of it. */
export const gramsIn = (text: string): number => numberIn(text, 'G') ?? 0

const MOST_GRAMS = 50_000

type Planned = ShipmentPlan['parcels']

export const draftsOf = (parcels: Planned): ParcelDraft[] =>
  parcels.map(({ pieces, weightGrams }) => ({ pieces: String(pieces), weightGrams: String(weightGrams) }))

export const jarsOf = (parcels: Planned): number => parcels.reduce((sum, { pieces }) => sum + pieces, 0)

/** The typed parcels, in the boxes of the plan; null unless each jar is in exactly one of them. */
export function parcelsOf(drafts: readonly ParcelDraft[], plan: ShipmentPlan): ParcelSize[] | null {
  const [box] = plan.parcels
  if (!box) return null
  const { lengthCm, widthCm, heightCm } = box
  const parcels = drafts.map(({ pieces, weightGrams }) => ({
    pieces: jarsIn(pieces),
    weightGrams: gramsIn(weightGrams),
    lengthCm,
    widthCm,
    heightCm,
  }))
  const isSound = parcels.every(
    ({ pieces, weightGrams }) =>
      Number.isInteger(pieces) &&
      pieces >= 1 &&
      Number.isInteger(weightGrams) &&
      weightGrams >= 1 &&
      weightGrams <= MOST_GRAMS,
  )
  const jars = parcels.reduce((sum, { pieces }) => sum + pieces, 0)
  return isSound && jars === jarsOf(plan.parcels) ? parcels : null
}

/** One parcel more: it takes half of the jars of the heaviest, with their share of its weight. */
export function split(drafts: readonly ParcelDraft[]): ParcelDraft[] {
  const most = Math.max(...drafts.map(({ pieces }) => jarsIn(pieces)))
  const at = drafts.findIndex(({ pieces }) => jarsIn(pieces) === most)
  const from = drafts[at]
  if (!from || most < 2) return [...drafts]
  const moved = Math.floor(most / 2)
  const weight = Math.round((gramsIn(from.weightGrams) * moved) / most)
  const rest = { pieces: String(most - moved), weightGrams: String(gramsIn(from.weightGrams) - weight) }
  const added = { pieces: String(moved), weightGrams: String(weight) }
  return [...drafts.map((draft, index) => (index === at ? rest : draft)), added]
}

/** One parcel less: its jars and its weight go to the one before it. */
export function joined(drafts: readonly ParcelDraft[], at: number): ParcelDraft[] {
  const gone = drafts[at]
  const into = at === 0 ? 1 : at - 1
  if (!gone || drafts.length < 2) return [...drafts]
  return drafts
    .map((draft, index) =>
      index === into
        ? {
            pieces: String(jarsIn(draft.pieces) + jarsIn(gone.pieces)),
            weightGrams: String(gramsIn(draft.weightGrams) + gramsIn(gone.weightGrams)),
          }
        : draft,
    )
    .filter((_, index) => index !== at)
}
