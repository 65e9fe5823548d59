import { type Machine } from '../../../../kernel/states/transitions.js'
import { type Component, reservedMilli } from './component.js'

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
