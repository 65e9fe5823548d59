import { type Types } from 'mongoose'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type Cause } from './stock-ledger.service.js'

/** A quantity of one batch moves because of a line of a document. */
export interface BatchMovement {
  stockId: Types.ObjectId | string
  productId: Types.ObjectId | string
  /** Thousandths, more than 0. */
  quantityMilli: Milli
  cause: Cause
  /** Mobile number of the person, or the name of the job. */
  by: string
  /** When it happened; now, if not given. */
  at?: Date
}
