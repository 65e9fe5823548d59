import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { GSTIN_SENTENCE, stateOfGstin } from '../../../../kernel/text/gstin.js'
import { isSameState } from '../../../../kernel/text/indian-states.js'

/** A business that buys under its own registration (docs/domain/orders.md#a-business-that-buys). */
export interface Business {
  gstin: string
  /** Its name as the paper has it. */
  name: string
}

/** The business of a form, whose GSTIN has a right check digit; null for a consumer. @throws InvalidInput */
export function businessOf({
  gstin,
  businessName: name,
}: Record<'gstin' | 'businessName', string>): Business | null {
  if (gstin === '' && name === '') return null
  if (gstin === '' || stateOfGstin(gstin) === undefined)
    throw InvalidInput.field('gstin', gstin === '' ? 'Enter the GSTIN of the business.' : GSTIN_SENTENCE)
  if (name === '') throw InvalidInput.field('businessName', 'Enter the name of the business.')
  return { gstin, name }
}

/**
 * The state of a business when the jars are supplied in another one: then the tax is of a state in which it cannot
 * claim it, or IGST. null when both are the same, or the place of supply is not known yet.
 */
export function otherStateOf({ gstin }: Business, placeOfSupply: string): string | null {
  const state = stateOfGstin(gstin) ?? ''
  return placeOfSupply === '' || isSameState(state, placeOfSupply) ? null : state
}
