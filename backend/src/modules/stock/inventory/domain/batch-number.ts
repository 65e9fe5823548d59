import { istDayCode } from '../../../../kernel/dates/ist.js'

type MaterialType = 'FG' | 'RM' | 'SG'

/** Key of the counter for a material type on a day in India: each day starts at 1. */
export function batchCounterKey(type: MaterialType, at: Date): string {
  return `batch:${type}:${istDayCode(at)}`
}

/** `FG-261121-004`: material type, day in India, running number. */
export function batchNumber(type: MaterialType, at: Date, running: number): string {
  return `${type}-${istDayCode(at)}-${String(running).padStart(3, '0')}`
}

/** `FG-261121-004-2`: a part keeps the number of its batch; the batch itself is part 1. */
export function partNumber(of: string, running: number): string {
  return `${of}-${running}`
}
