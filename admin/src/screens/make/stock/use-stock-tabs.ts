import { type ListTab } from '../../../kit/lists/list-tabs.js'
import { LOOK_AT } from '../../../parts/batches/standings.js'
import { useNearDays } from './use-near-days.js'

/** What one looks for most in the inventory. @param today in India */
export function useStockTabs(today: string): ListTab[] {
  const nearDays = useNearDays()
  return [
    { name: 'stock.today', filter: { from: today, to: today } },
    { name: 'stock.hasStock', filter: { stockPresent: true } },
    { name: 'stock.near', filter: LOOK_AT.near(today, nearDays) },
    { name: 'stock.expired', filter: LOOK_AT.expired(today) },
    { name: 'stock.quarantined', filter: LOOK_AT.quarantined() },
    { name: 'lists.all', filter: {} },
  ]
}
