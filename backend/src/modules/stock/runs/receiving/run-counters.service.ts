import { Injectable } from '@nestjs/common'
import { StockCheck } from '../../inventory/checking/stock-check.service.js'
import { StockRefresh } from '../../inventory/checking/stock-refresh.service.js'
import { RunQueries } from '../runs.queries.js'

/** Runs the stock check for the products of one run. */
@Injectable()
export class RunCounters {
  constructor(
    private readonly runs: RunQueries,
    private readonly check: StockCheck,
    private readonly refresh: StockRefresh,
  ) {}

  /**
   * @param run `reservationId` or `_id`; without one, everything that moved since the last check. @throws
   * NotFound
   */
  async recompute(run: string | undefined): Promise<void> {
    if (run === undefined) {
      await this.refresh.refresh()
      return
    }
    const { components, yields } = await this.runs.resolve(run)
    await this.check.recompute([...components, ...yields].map(({ productId }) => productId))
  }
}
