import { Injectable } from '@nestjs/common'
import { type Types } from 'mongoose'
import { Products, type StoredProduct } from '../../catalog/products.service.js'
import { Outlets } from '../../outlets/outlets.service.js'
import { Suppliers } from '../../suppliers/suppliers.service.js'
import { type Receipt } from './batch-of.js'

/** The product, the origin and the outlet of a receipt. */
@Injectable()
export class ReceiptSubjects {
  constructor(
    private readonly products: Products,
    private readonly outlets: Outlets,
    private readonly suppliers: Suppliers,
  ) {}

  /**
   * The product; the outlet and the supplier are written, so that their deletion meets the receipt.
   * @throws NotFound; InvalidInput naming `supplier` when nothing is bought there any more
   */
  async book({ productId, outletId, supplier = null }: Receipt): Promise<StoredProduct> {
    const product = await this.products.resolve(productId)
    await this.outlets.receives(outletId)
    if (supplier !== null) await this.bookSupplier(supplier)
    return product
  }

  /** The outlet of a batch that comes to lie there later. @throws NotFound */
  async bookOutlet(outletId: Types.ObjectId | string): Promise<void> {
    await this.outlets.receives(outletId)
  }

  /** The supplier of a batch. @throws NotFound, InvalidInput naming `supplier` */
  async bookSupplier(supplier: Types.ObjectId | string): Promise<void> {
    await this.suppliers.receives(supplier)
  }
}
