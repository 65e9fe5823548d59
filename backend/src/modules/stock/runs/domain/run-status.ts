import { Conflict } from '../../../../kernel/errors/errors.js'
import { type Machine } from '../../../../kernel/states/transitions.js'
import { type Component, reservedMilli } from './component.js'

/** The sentence of the contract. */
const UNASSIGNED = 'All components must have assigned batches before setting the status to "Reserved".'

interface Asked {
  /** The status that a person chose; undefined when they chose none. */
  status: RunStatus | undefined
  /**
   * A batch gave less than the person entered, so they did not know the quantities when they chose
   * Reserved.
   */
  capped: boolean
}

/**
 * The status of an open run after a person chose one: Reserved if they may set it, otherwise the status
 * derived from the batches.
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

/** Statuses of a run, derived from the batches of its components (docs/domain/workshop.md#run). */
export const RUN_STATUSES = ['Pending', 'Partially Reserved', 'Reserved', 'Production Completed'] as const
export type RunStatus = (typeof RUN_STATUSES)[number]

/** A completed run never changes; the status of an open run follows its batches. */
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

/** Whether a run may still be changed. */
export function isOpen(status: RunStatus): boolean {
  return RUN.next[status].length > 0
}

type Covering = Pick<Component, 'requiredMilli' | 'batches'>
export type OpenStatus = Exclude<RunStatus, 'Production Completed'>

function hasBatch(component: Covering): boolean {
  return reservedMilli(component) > 0
}

/** Whether the component has all that the recipe needs. */
function isCovered(component: Covering): boolean {
  return hasBatch(component) && reservedMilli(component) >= component.requiredMilli
}

/** Every component has a batch, even if it has less than the recipe needs. This is required to set Reserved by hand. */
export function isAssigned(components: readonly Covering[]): boolean {
  return components.length > 0 && components.every(hasBatch)
}

/** The derived status is the first whose condition holds. */
const DERIVED: readonly [OpenStatus, (components: readonly Covering[], saidReserved: boolean) => boolean][] =
  [
    ['Pending', (components) => !components.some(hasBatch)],
    ['Reserved', (components) => components.every(isCovered)],
    ['Reserved', (components, saidReserved) => saidReserved && isAssigned(components)],
    ['Partially Reserved', () => true],
  ]

/**
 * The status of an open run.
 * @param saidReserved a person who knows that a component has less than the recipe needs set the run to
 * Reserved anyway
 */
export function statusOf(components: readonly Covering[], saidReserved: boolean): OpenStatus {
  const [status] = DERIVED.find(([, holds]) => holds(components, saidReserved)) ?? (['Pending'] as const)
  return status
}
