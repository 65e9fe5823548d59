import { Conflict } from '../../../../kernel/errors/errors.js'
import { type Machine } from '../../../../kernel/states/transitions.js'
import { type Component, reservedMilli } from './component.js'

/** The sentence of the contract. */
const UNASSIGNED = 'All components must have assigned batches before setting the status to "Reserved".'

interface Asked {
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

/** Derived from the batches of the components (docs/domain/workshop.md#run). */
export const RUN_STATUSES = ['Pending', 'Partially Reserved', 'Reserved', 'Production Completed'] as const
export type RunStatus = (typeof RUN_STATUSES)[number]

/** A completed run is over; what is open moves with its batches. */
export const RUN: Machine<RunStatus> = {
  name: 'The reservation',
  initial: 'Pending',
  next: {
    Pending: ['Partially Reserved', 'Reserved'],
    'Partially Reserved': ['Pending', 'Reserved'],
    Reserved: ['Pending', 'Partially Reserved', 'Production Completed'],
    'Production Completed': [],
  },
}

/** What may still be changed. */
export function isOpen(status: RunStatus): boolean {
  return RUN.next[status].length > 0
}

type Covering = Pick<Component, 'requiredMilli' | 'batches'>
export type OpenStatus = Exclude<RunStatus, 'Production Completed'>

function hasBatch(component: Covering): boolean {
  return reservedMilli(component) > 0
}

/** It has all that the recipe wants. */
function isCovered(component: Covering): boolean {
  return hasBatch(component) && reservedMilli(component) >= component.requiredMilli
}

/** Every component has a batch, even if it has less than the recipe needs. This is required to set Reserved by hand. */
export function isAssigned(components: readonly Covering[]): boolean {
  return components.length > 0 && components.every(hasBatch)
}

/** The first whose condition holds, from the top. */
const DERIVED: readonly [OpenStatus, (components: readonly Covering[], saidReserved: boolean) => boolean][] =
  [
    ['Pending', (components) => !components.some(hasBatch)],
    ['Reserved', (components) => components.every(isCovered)],
    ['Reserved', (components, saidReserved) => saidReserved && isAssigned(components)],
    ['Partially Reserved', () => true],
  ]

/**
 * The status of an open run.
 * @param saidReserved somebody who knows that a component has less than the recipe needs sets it to Reserved anyway
 */
export function statusOf(components: readonly Covering[], saidReserved: boolean): OpenStatus {
  const [status] = DERIVED.find(([, holds]) => holds(components, saidReserved)) ?? (['Pending'] as const)
  return status
}
