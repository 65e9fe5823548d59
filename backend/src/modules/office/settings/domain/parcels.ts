import { type Paise, paise } from '../../../../kernel/amounts/money.js'
import { type Grams, grams } from '../../../../kernel/amounts/weight.js'

/** Weights and sizes of parcels when staff enter nothing else (docs/domain/orders.md#shipping). */
export interface ParcelSettings {
  /** A jar's own gross weight is used; otherwise `jarGrams`. */
  byGrossWeight: boolean
  jarGrams: number
  /** Weight of the box and its filling, for each parcel. */
  boxGrams: number
  /** Jars above this weight go into another parcel; 0 for no limit. */
  maxGrams: number
  lengthCm: number
  widthCm: number
  heightCm: number
}

export const DEFAULT_PARCELS: ParcelSettings = {
  byGrossWeight: false,
  jarGrams: 1500,
  boxGrams: 0,
  maxGrams: 0,
  lengthCm: 15,
  widthCm: 15,
  heightCm: 15,
}

/** The extra charge for each started kilogram above a weight, when the courier names no amount. */
export interface HeavyDelivery {
  aboveGrams: Grams
  /** For the same sorting district; the others are for the same postal region, further, and remote places. */
  local: Paise
  regional: Paise
  national: Paise
  remote: Paise
}

export const DEFAULT_HEAVY_DELIVERY: HeavyDelivery = {
  aboveGrams: grams(5_000),
  local: paise(2_000),
  regional: paise(3_000),
  national: paise(4_500),
  remote: paise(7_500),
}
