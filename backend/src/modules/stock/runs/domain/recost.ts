import { type Paise } from '../../../../kernel/amounts/money.js'
import { type Component, costed } from './component.js'

/** The components of a run after prices of batches were put right. @param prices by batch (hex) */
export function repriced(components: readonly Component[], prices: ReadonlyMap<string, Paise>): Component[] {
  return components.map((component) =>
    costed({
      ...component,
      batches: component.batches.map((part) => ({
        ...part,
        pricePaise: prices.get(part.stockId) ?? part.pricePaise,
      })),
    }),
  )
}
