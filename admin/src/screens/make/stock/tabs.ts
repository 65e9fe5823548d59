import { type WordKey } from '../../../kit/words/use-words.js'

/** The tabs of the stock screen, by their address (docs/domain/contract.md#addresses-of-screens). */
export const TABS = [
  { tab: 'RM', to: '/stock-receipt', title: 'stock.tabRM' },
  { tab: 'FG', to: '/stock-receipt/fg', title: 'stock.tabFG' },
  { tab: 'refresh', to: '/stock-receipt/refresh', title: 'stock.refresh' },
] as const satisfies readonly { tab: string; to: string; title: WordKey }[]

export type StockTab = (typeof TABS)[number]['tab']

export function tabAt(pathname: string): StockTab {
  return TABS.find(({ to }) => to === pathname.replace(/\/$/, ''))?.tab ?? 'RM'
}
