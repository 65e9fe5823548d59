import { addPaise, NO_MONEY, type Paise, subtractPaise } from '../../../../kernel/amounts/money.js'
import { type Grams, grams } from '../../../../kernel/amounts/weight.js'
import { weightSlab } from '../../../sales/shipping/domain/usual-charge.js'
import { type ChargeLine, type ChargeType } from './invoice-lines.js'

/** Why a person should look at a charge (docs/domain/courier.md#what-may-differ). */
export const CHARGE_TROUBLES = ['unknown', 'cancelled', 'twice', 'weight', 'amount', 'rto', 'cod'] as const
export type ChargeTrouble = (typeof CHARGE_TROUBLES)[number]

/** The fields of a parcel with which its charge is compared. */
export interface ChargedParcel {
  cancelledAt: Date | null
  weightGrams: Grams
  deadWeightGrams?: Grams | null
  boxCm: readonly [number, number, number]
  chargePaise?: Paise | null
  returnChargePaise?: Paise | null
}

/** Charges of a parcel that are booked, or stand before this one in the file. */
export interface EarlierCharge {
  type: ChargeType
  chargePaise: Paise
  taxPaise: Paise
}

export interface ChargeMatch {
  troubles: ChargeTrouble[]
  /** The weight for which the courier should charge by our figures; null for a parcel that is not ours. */
  ourGrams: Grams | null
  /** What its rates said on the day of booking, with GST; null when they named none. */
  quotedPaise: Paise | null
}

/** The courier rounds, as a spreadsheet does: less than a rupee is no difference. */
const ROUNDING = 100
/** Cubic centimetres that weigh a kilogram, by the courier's terms (Delhivery, Volumetric weight). */
const CM3_OF_KILOGRAM = 5_000

/**
 * The weight for which a courier charges: the dead weight or the size of the box, whichever is more, rounded up. The
 * shop's scale counts before what was booked.
 */
export function chargeableGrams({ weightGrams, deadWeightGrams, boxCm }: ChargedParcel): Grams {
  const [length, width, height] = boxCm
  const volumetric = Math.ceil((length * width * height * 1000) / CM3_OF_KILOGRAM)
  return weightSlab(grams(Math.max(deadWeightGrams ?? weightGrams, volumetric)))
}

/** Compares a charge with the parcel; null when the shop has no parcel of this waybill. */
export function matchCharge(
  line: ChargeLine,
  parcel: ChargedParcel | null,
  earlier: readonly EarlierCharge[],
): ChargeMatch {
  if (!parcel) return { troubles: ['unknown'], ourGrams: null, quotedPaise: null }
  const ourGrams = chargeableGrams(parcel)
  // The rate of a parcel that comes back holds both ways.
  const isBack = line.type === 'rto' || earlier.some(({ type }) => type === 'rto')
  const quotedPaise = (isBack ? parcel.returnChargePaise : parcel.chargePaise) ?? null
  const taken = [...earlier, line].reduce<Paise>(
    (sum, { chargePaise, taxPaise }) => addPaise(sum, addPaise(chargePaise, taxPaise)),
    NO_MONEY,
  )
  const isTwice = earlier.some(({ type }) => type === line.type) && line.chargePaise > 0
  const isHeavier = line.weightGrams !== null && line.weightGrams > ourGrams
  const isDearer = quotedPaise !== null && subtractPaise(taken, quotedPaise) >= ROUNDING
  const found: [ChargeTrouble, boolean][] = [
    ['cancelled', parcel.cancelledAt !== null],
    ['twice', isTwice],
    ['weight', isHeavier],
    ['amount', isDearer && line.chargePaise > 0],
    ['rto', line.type === 'rto'],
    ['cod', line.type === 'cod'],
  ]
  const troubles = found.flatMap(([trouble, isSo]) => (isSo ? [trouble] : []))
  return { troubles, ourGrams, quotedPaise }
}
