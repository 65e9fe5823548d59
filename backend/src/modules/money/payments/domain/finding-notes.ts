import { type Finding } from './attempt.js'

/** What staff read of a finding. */
export const FINDING_NOTES: Readonly<Record<Finding['reason'], string>> = {
  'amount-mismatch': 'The amount or currency at the provider is not what was charged.',
  'paid-without-payment': 'The provider calls the order paid but lists no successful payment.',
  'payment-without-paid': 'A payment succeeded but the provider does not call the order paid yet.',
}
