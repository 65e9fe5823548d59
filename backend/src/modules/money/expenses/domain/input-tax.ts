import { NO_MONEY, type Paise, paise, subtractPaise, sumPaise } from '../../../../kernel/amounts/money.js'
import { stateOfGstin } from '../../../../kernel/text/gstin.js'
import { isSameState } from '../../../../kernel/text/indian-states.js'

/** GST that was paid, in its kinds. */
export interface PaidTax {
  cgstPaise: Paise
  sgstPaise: Paise
  igstPaise: Paise
}

export const NO_TAX: PaidTax = { cgstPaise: NO_MONEY, sgstPaise: NO_MONEY, igstPaise: NO_MONEY }

/** Whether a seller of this GSTIN charges IGST to the shop; its first digits are of the seller's state. */
export const chargesIgst = (gstin: string, shopState: string): boolean =>
  !isSameState(stateOfGstin(gstin) ?? '', shopState)

/** Splits the tax on a paper into its kinds. The central and the state half are equal but for an odd paisa. */
export function splitTax(whole: Paise, interState: boolean): PaidTax {
  if (interState) return { ...NO_TAX, igstPaise: whole }
  const sgstPaise = paise(Math.floor(whole / 2))
  return { cgstPaise: subtractPaise(whole, sgstPaise), sgstPaise, igstPaise: NO_MONEY }
}

export const sumOfTax = ({ cgstPaise, sgstPaise, igstPaise }: PaidTax): Paise =>
  sumPaise([cgstPaise, sgstPaise, igstPaise])
