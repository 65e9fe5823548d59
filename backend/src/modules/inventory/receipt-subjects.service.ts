import { Injectable } from '@nestjs/common'
import { type Types } from 'mongoose'
import { Products, type StoredProduct } from '../catalog/products.service.js'
import { Outlets } from '../outlets/outlets.service.js'

/** What a receipt is of, and where it goes. */
@Injectable()
export class ReceiptSubjects {
  constructor(
    private readonly products: Products,
    private readonly outlets: Outlets,
  ) {}

  /** The product (`Id` or `_id`); the outlet is written, so that its deletion meets the receipt. @throws NotFound */
  async book(productId: string, outletId: Types.ObjectId | string): Promise<StoredProduct> {
    const product = await this.products.resolve(productId)
    await this.outlets.receives(outletId)
    return product
  }
}
