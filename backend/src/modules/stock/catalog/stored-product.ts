import { type ProductDocument } from './schemas/product.schema.js'

/** A product as the other modules read it: plain data, money in paise, quantities in thousandths, weights in grams. */
export type StoredProduct = Readonly<ProductDocument>
