import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type CorrectionReason } from './ledger.js'
import { splitsAJar } from './receipt.js'

/** Reasons of what somebody took or lost; only a wrong figure can go either way. */
const GONE: ReadonlySet<CorrectionReason> = new Set(['spoilt', 'spilt', 'tasted', 'sample'])

interface Figures {
  quantityMilli: Milli
  reason: CorrectionReason
  note: string
}

/** What is wrong with a correction, if anything: the field and a sentence (docs/domain/catalogue.md#corrections). */
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
