import { Injectable } from '@nestjs/common'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { Registry } from '../../../../platform/registry.js'

/** @throws Conflict MONTH_CLOSED that names the field, when the books of the day's month are closed */
type AssertOpen = (day: IstDay, field: string) => Promise<void>

/** On which days the courier's money may be booked: the module that knows the books registers its answer. */
@Injectable()
export class DaysOfClaims extends Registry<{ assertOpen: AssertOpen }> {
  /** To be asked in the transaction that books it. @throws Conflict MONTH_CLOSED */
  async assertOpen(day: IstDay, field: string): Promise<void> {
    await this.share('assertOpen')(day, field)
  }
}
