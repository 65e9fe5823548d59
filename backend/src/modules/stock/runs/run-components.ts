import mongoose from 'mongoose'
import { type Component } from './domain/component.js'
import { type StoredRun } from './runs.queries.js'
import { type RunComponent } from './schemas/run.schema.js'

const { ObjectId } = mongoose.Types

/** The components of a stored run as the rules read them. */
export function componentsOf({ components }: Pick<StoredRun, 'components'>): Component[] {
  return components.map(({ productId, requiredMilli, unit, costPricePaise, batches }) => ({
    productId: String(productId),
    requiredMilli,
    unit,
    costPricePaise,
    batches: batches.map((part) => ({ ...part, stockId: String(part.stockId) })),
  }))
}

/** The same as they are stored. */
export function storedComponents(components: readonly Component[]): RunComponent[] {
  return components.map((component) => ({
    ...component,
    productId: new ObjectId(component.productId),
    batches: component.batches.map((part) => ({ ...part, stockId: new ObjectId(part.stockId) })),
  }))
}
