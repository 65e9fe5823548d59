import { istDayCode } from '../../../../kernel/dates/ist.js'

/** Key of the counter for a day in India: each day starts at 1. */
export function runCounterKey(at: Date): string {
  return `reservation:${istDayCode(at)}`
}

/** `R-261121-03`: day in India, running number. */
export function runNumber(at: Date, running: number): string {
  return `R-${istDayCode(at)}-${String(running).padStart(2, '0')}`
}

/** The page of a run in the console. */
export const runPage = (reservationId: string): string => `/dashboard/runs/${reservationId}`
