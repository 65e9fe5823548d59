import { type Machine } from '../../../../../kernel/states/transitions.js'

export const COUNT_STATUSES = ['open', 'booking', 'booked', 'dropped'] as const
export type CountStatus = (typeof COUNT_STATUSES)[number]

/**
 * Statuses of a count. A count too long for one transaction stays in `booking` while it is booked in
 * portions (docs/domain/catalogue.md#counting).
 */
export const COUNT: Machine<CountStatus> = {
  name: 'The count',
  initial: 'open',
  next: { open: ['booking', 'booked', 'dropped'], booking: ['booked'], booked: [], dropped: [] },
}
