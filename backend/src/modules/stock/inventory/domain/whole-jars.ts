import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type MaterialType } from '../../catalog/domain/variants.js'

const JAR_MILLI = 1000

/** Jars are counted whole; what goes into them may be any quantity. */
export const splitsAJar = (materialType: MaterialType, quantity: Milli): boolean =>
  materialType === 'FG' && quantity % JAR_MILLI !== 0
