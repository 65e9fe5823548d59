/**
 * `fee`: what the provider charges for a settlement itself. `dispute`: a customer's bank asks for money back, or has
 * given it back. `carried`: what an earlier settlement left open. `adjustment`: anything else.
 */
export const EVENT_KINDS = ['payment', 'refund', 'fee', 'dispute', 'carried', 'adjustment'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

const DISPUTE = /DISPUTE|CHARGEBACK|ARBITRATION|RISK/
const FEE = /(?:CHARGE|CHARGES|TAX|FEE|FEES|GST)$/

/** @param type the provider's word, in capital letters */
export function kindOf(type: string, isCredit: boolean): EventKind {
  if (type === 'PAYMENT' && isCredit) return 'payment'
  if ((type === 'REFUND' || type === 'AUTO_REFUND') && !isCredit) return 'refund'
  if (DISPUTE.test(type)) return 'dispute'
  if (type.includes('CARRY')) return 'carried'
  return FEE.test(type) ? 'fee' : 'adjustment'
}

/** Of what the provider charges: the tax on it, otherwise the charge. */
export const isTax = (type: string): boolean => /(?:TAX|GST)$/.test(type)
