import { type Machine } from '../../../../../kernel/states/transitions.js'

export const COUNT_STATUSES = ['open', 'booking', 'booked', 'dropped'] as const
export type CountStatus = (typeof COUNT_STATUSES)[number]

/** A count too long for one transaction is being booked for a while, portion by portion (docs/domain/catalogue.md#counting). */
export const COUNT: Machine<CountStatus> = {
  name: 'The count',
  initial: 'open',
  next: { open: ['booking', 'booked', 'dropped'], booking: ['booked'], booked: [], dropped: [] },
}
