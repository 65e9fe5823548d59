import { type StockDocument } from '../schemas/stock.schema.js'

/** A batch as the other modules read it: plain data, prices in paise per unit, quantities in thousandths. */
export type StoredBatch = Readonly<StockDocument>
