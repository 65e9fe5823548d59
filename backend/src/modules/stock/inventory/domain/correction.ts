import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type CorrectionReason } from './ledger.js'
import { splitsAJar } from './receipt.js'

/** Reasons for stock that was taken or lost; only a wrong figure may be corrected upwards too. */
const GONE: ReadonlySet<CorrectionReason> = new Set(['spoilt', 'spilt', 'tasted', 'sample'])

interface Figures {
  quantityMilli: Milli
  reason: CorrectionReason
  note: string
}

/**
 * The first fault of a correction: the field and a sentence; null when it is correct
 * (docs/domain/catalogue.md#corrections).
 */
export function checkCorrection(
  materialType: 'FG' | 'RM' | 'SG',
  { quantityMilli, reason, note }: Figures,
): { field: 'quantity' | 'reason' | 'note'; message: string } | null {
  if (reason === 'opening')
    return { field: 'reason', message: 'Opening stock is entered as a batch of its own.' }
  if (!Number.isSafeInteger(quantityMilli) || quantityMilli === 0)
    return { field: 'quantity', message: 'Quantity must be more or less than 0.' }
  if (GONE.has(reason) && quantityMilli > 0)
    return {
      field: 'quantity',
      message: `What was ${saidOf(reason)} is gone, so the quantity must be below 0.`,
    }
  if (splitsAJar(materialType, quantityMilli))
    return { field: 'quantity', message: 'Finished products are counted in whole jars.' }
  if (reason === 'miscounted' && note === '')
    return { field: 'note', message: 'Say in a few words what was miscounted.' }
  return null
}

function saidOf(reason: CorrectionReason): string {
  return reason === 'sample' ? 'given as a sample' : reason
}
