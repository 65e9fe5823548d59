import { Conflict } from '../../../../kernel/errors/errors.js'
import { type Component } from './component.js'
import { isAssigned, type OpenStatus, type RunStatus, statusOf } from './run-status.js'

/** The sentence of the contract. */
const UNASSIGNED = 'All components must have assigned batches before setting the status to "Reserved".'

export interface Asked {
  /** The status that somebody chose by hand; undefined when they did not. */
  status: RunStatus | undefined
  /** They got less of a batch than they entered, so they did not know what they set to Reserved. */
  capped: boolean
}

/**
 * The status of an open run after somebody chose one: Reserved if they may set it, else the one that follows from the
 * batches.
 * @throws Conflict RESERVATION_INCOMPLETE, INVALID_TRANSITION
 */
export function askedStatus(
  components: readonly Pick<Component, 'requiredMilli' | 'batches'>[],
  { status, capped }: Asked,
): OpenStatus {
  if (status === 'Production Completed')
    throw new Conflict('INVALID_TRANSITION', 'A run is completed by receiving what it made.', { status })
  if (status === 'Reserved' && !isAssigned(components))
    throw new Conflict('RESERVATION_INCOMPLETE', UNASSIGNED)
  return statusOf(components, status === 'Reserved' && !capped)
}
