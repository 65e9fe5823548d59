import { jars, type Milli, sumMilli } from '../../../../../kernel/amounts/quantity.js'
import { type Grams, grams } from '../../../../../kernel/amounts/weight.js'
import { type ParcelSettings } from '../../../../office/settings/domain/parcels.js'
import { type ParcelSize } from '../../domain/fulfilment/parcels.js'

interface Line {
  quantityMilli: Milli
  /** Gross weight of one jar. */
  grossWeight: Grams
}

/** Number of whole jars in a line; a part of one counts as a jar, since it needs space too. */
const jarsOf = ({ quantityMilli }: Pick<Line, 'quantityMilli'>): number => Math.ceil(quantityMilli / jars(1))

/**
 * The parcels of an order when staff choose nothing else. Jars are added in the order of the lines, and a new parcel
 * begins when the next jar would make one too heavy. At least one parcel, of at least one piece.
 */
export function suggestedParcels(lines: readonly Line[], settings: ParcelSettings): ParcelSize[] {
  const { byGrossWeight, jarGrams, boxGrams, maxGrams, lengthCm, widthCm, heightCm } = settings
  const parcels: { pieces: number; weight: number }[] = []
  for (const line of lines)
    for (let jar = 0; jar < jarsOf(line); jar++) {
      const weight = byGrossWeight ? line.grossWeight : jarGrams
      const open = parcels.at(-1)
      if (open && (maxGrams === 0 || open.weight + weight <= maxGrams)) {
        open.pieces += 1
        open.weight += weight
      } else parcels.push({ pieces: 1, weight: boxGrams + weight })
    }
  if (parcels.length === 0) parcels.push({ pieces: 1, weight: boxGrams + jarGrams })
  return parcels.map(({ pieces, weight }) => ({
    pieces,
    weightGrams: grams(Math.max(1, weight)),
    boxCm: [lengthCm, widthCm, heightCm],
  }))
}

/** Number of jars in an order. */
export const piecesOf = (lines: readonly Pick<Line, 'quantityMilli'>[]): number =>
  Math.max(1, Math.ceil(sumMilli(lines.map(({ quantityMilli }) => quantityMilli)) / jars(1)))
