import { addPaise, type Paise, paise } from '../../../../../kernel/amounts/money.js'
import { addMilli, type Milli, NO_QUANTITY, subtractMilli } from '../../../../../kernel/amounts/quantity.js'

type Unit = 'KG' | 'PC' | 'LTR'

/** A line of a count with its difference and value. */
export interface CountedLine {
  priceUnit: Unit
  differenceMilli: Milli
  valuePaise: Paise
}

/** Quantities found and missing in a unit, both 0 or more. */
export interface UnitTotal {
  priceUnit: Unit
  gainMilli: Milli
  lossMilli: Milli
}

export interface CountTotals {
  units: UnitTotal[]
  gainPaise: Paise
  /** Value of the losses; 0 or more. */
  lossPaise: Paise
}

/** The totals of a count: gains and losses separately, since they do not cancel each other. */
export function totalsOf(lines: readonly CountedLine[]): CountTotals {
  const units = new Map<Unit, UnitTotal>()
  let gainPaise = paise(0)
  let lossPaise = paise(0)
  for (const { priceUnit, differenceMilli, valuePaise } of lines) {
    if (differenceMilli === NO_QUANTITY) continue
    const unit = units.get(priceUnit) ?? { priceUnit, gainMilli: NO_QUANTITY, lossMilli: NO_QUANTITY }
    if (differenceMilli > 0) {
      unit.gainMilli = addMilli(unit.gainMilli, differenceMilli)
      gainPaise = addPaise(gainPaise, valuePaise)
    } else {
      unit.lossMilli = subtractMilli(unit.lossMilli, differenceMilli)
      lossPaise = addPaise(lossPaise, paise(-valuePaise))
    }
    units.set(priceUnit, unit)
  }
  return { units: [...units.values()], gainPaise, lossPaise }
}
