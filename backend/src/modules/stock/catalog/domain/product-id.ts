import { type MaterialType } from './variants.js'

/** `FG-0007`: material type and running number. */
export function productId(type: MaterialType, running: number): string {
  return `${type}-${String(running).padStart(4, '0')}`
}
