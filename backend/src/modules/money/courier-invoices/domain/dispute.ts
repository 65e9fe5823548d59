import {
  minPaise,
  NO_MONEY,
  type Paise,
  roundToPaisa,
  subtractPaise,
  sumPaise,
} from '../../../../kernel/amounts/money.js'
import { type Machine } from '../../../../kernel/states/transitions.js'
import { type ParcelBill } from '../../../sales/orders/domain/fulfilment/parcels.js'
import { type ChargeType } from './invoice-lines.js'

export const DISPUTE_STATES = ['open', 'raised', 'won', 'lost'] as const
export type DisputeState = (typeof DISPUTE_STATES)[number]

/** `open`: noted, and not sent to the courier. Won and lost are its answers. */
export const DISPUTE: Machine<DisputeState> = {
  name: 'The dispute',
  initial: 'open',
  next: { open: ['raised', 'won', 'lost'], raised: ['won', 'lost'], won: [], lost: [] },
}

/** What the shop asks back of a charge. */
export interface Dispute {
  state: DisputeState
  /** With GST; once it is won, what the courier gave back. */
  paise: Paise
  note: string
  at: Date
  /** Mobile number of the staff member. */
  by: string
  /** When the state last changed. */
  changedAt: Date
}

interface Billed {
  type: ChargeType
  chargePaise: Paise
  taxPaise: Paise
  dispute: Pick<Dispute, 'state' | 'paise'> | null
}

/** What the courier takes for a parcel by all its charges, less what it gave back; null when there is no charge. */
export function billOf(charges: readonly Billed[]): ParcelBill | null {
  if (charges.length === 0) return null
  const parts = charges.map((charge) => ({ ...charge, back: wonOf(charge) }))
  return {
    chargePaise: sumPaise(parts.map(({ chargePaise, back }) => subtractPaise(chargePaise, back.chargePaise))),
    taxPaise: sumPaise(parts.map(({ taxPaise, back }) => subtractPaise(taxPaise, back.taxPaise))),
    hasReturn: charges.some(({ type }) => type === 'rto'),
  }
}

/** The charge and the GST in what a won dispute gave back, in the shares in which they were taken. */
function wonOf({ chargePaise, taxPaise, dispute }: Billed): { chargePaise: Paise; taxPaise: Paise } {
  const total = sumPaise([chargePaise, taxPaise])
  if (dispute?.state !== 'won' || total <= 0) return { chargePaise: NO_MONEY, taxPaise: NO_MONEY }
  const back = minPaise(dispute.paise, total)
  const tax = roundToPaisa((back * taxPaise) / total)
  return { chargePaise: subtractPaise(back, tax), taxPaise: tax }
}
