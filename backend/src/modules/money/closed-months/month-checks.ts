import { Injectable } from '@nestjs/common'
import { type IstDay } from '../../../kernel/dates/ist.js'
import { Registry } from '../../../platform/registry.js'

/** Something without which a month is not complete. */
export interface MissingPaper {
  /** A sentence that names what is missing and of which record: `Order 26112300004 has no invoice yet.` */
  sentence: string
  /** Address of the console where it is mended; null when there is none. */
  path: string | null
}

/** What is missing in a month, by its first and last day; at most a few dozen, the oldest first. */
export type MonthCheck = (month: { first: IstDay; last: IstDay }) => Promise<MissingPaper[]>

/** What has to be there before a month is closed: the modules that keep papers register their checks. */
@Injectable()
export class MonthChecks extends Registry<Record<string, MonthCheck>> {
  /** What is missing, check by check in the order of registration. */
  async missing(month: { first: IstDay; last: IstDay }): Promise<MissingPaper[]> {
    const found: MissingPaper[] = []
    // One after another: each reads a month of papers.
    for (const [, check] of this.shares()) found.push(...(await check(month)))
    return found
  }
}
