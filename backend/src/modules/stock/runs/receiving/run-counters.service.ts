import { Injectable } from '@nestjs/common'
import { StockCheck } from '../../inventory/checking/stock-check.service.js'
import { StockRefresh } from '../../inventory/checking/stock-refresh.service.js'
import { RunQueries } from '../runs.queries.js'

/** The stock check of what one run touches. */
@Injectable()
export class RunCounters {
  constructor(
    private readonly runs: RunQueries,
    private readonly check: StockCheck,
    private readonly refresh: StockRefresh,
  ) {}

  /** @param run `reservationId` or `_id`; without one, whatever moved since the last check. @throws NotFound */
  async recompute(run: string | undefined): Promise<void> {
    if (run === undefined) {
      await this.refresh.refresh()
      return
    }
    const { components, yields } = await this.runs.resolve(run)
    await this.check.recompute([...components, ...yields].map(({ productId }) => productId))
  }
}
