import { type Validator } from 'react-admin'
import { isQuantity } from './draft.js'

export const thousandths: Validator = (value: number | null) =>
  value === null || isQuantity(value) ? undefined : 'boms.quantityInvalid'
