/**
 * `fee`: the provider's charge for a settlement itself. `dispute`: a customer's bank claims money back, or
 * has returned it. `carried`: an amount that an earlier settlement left open. `adjustment`: anything else.
 */
export const EVENT_KINDS = ['payment', 'refund', 'fee', 'dispute', 'carried', 'adjustment'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

const DISPUTE = /DISPUTE|CHARGEBACK|ARBITRATION|RISK/
const FEE = /(?:CHARGE|CHARGES|TAX|FEE|FEES|GST)$/

/** @param type the provider's name of the event, in capital letters */
export function kindOf(type: string, isCredit: boolean): EventKind {
  if (type === 'PAYMENT' && isCredit) return 'payment'
  if ((type === 'REFUND' || type === 'AUTO_REFUND') && !isCredit) return 'refund'
  if (DISPUTE.test(type)) return 'dispute'
  if (type.includes('CARRY')) return 'carried'
  return FEE.test(type) ? 'fee' : 'adjustment'
}

/** Whether an event of the provider's charges is the tax on them, not the charge itself. */
export const isTax = (type: string): boolean => /(?:TAX|GST)$/.test(type)
