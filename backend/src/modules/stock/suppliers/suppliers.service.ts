import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { isValidObjectId, type Model, type Types } from 'mongoose'
import { InvalidInput, NotFound } from '../../../kernel/errors/errors.js'
import { readList } from '../../../platform/lists/read-list.js'
import { rowOrNotFound } from '../../../platform/lists/row-by-id.js'
import { type ListPage, type ListRequest } from '../../../platform/lists/simple-rest.js'
import { Products, type StoredProduct } from '../catalog/products.service.js'
import { SupplierDocument } from './schemas/supplier.schema.js'

export type StoredSupplier = Readonly<SupplierDocument>

/** Reads suppliers for the console and the other modules. */
@Injectable()
export class Suppliers {
  constructor(
    @InjectModel(SupplierDocument.name) private readonly suppliers: Model<SupplierDocument>,
    private readonly products: Products,
  ) {}

  async page(request: ListRequest): Promise<ListPage<StoredSupplier>> {
    return readList(this.suppliers, request)
  }

  /** @throws NotFound */
  async byId(id: string): Promise<StoredSupplier> {
    return rowOrNotFound(this.suppliers, id, 'The supplier')
  }

  /** The products that the suppliers sell, by `_id` (hex). */
  async productsOf(suppliers: readonly StoredSupplier[]): Promise<Map<string, StoredProduct>> {
    return this.products.byIds(suppliers.flatMap(({ products }) => products))
  }

  /**
   * Writes the supplier in the transaction of a receipt. The write conflicts with the supplier's deletion:
   * one of them starts over and sees the other's change.
   * @throws NotFound; InvalidInput naming `supplier` when the supplier is inactive.
   */
  async receives(id: Types.ObjectId | string): Promise<void> {
    if (!isValidObjectId(id)) throw new NotFound('The supplier')
    const booked = await this.suppliers.updateOne({ _id: id, activeFlag: true }, { $inc: { receipts: 1 } })
    if (booked.matchedCount > 0) return
    const { name } = await this.byId(String(id))
    const sentence = `${name} is not active. Make the supplier active first.`
    throw InvalidInput.field('supplier', sentence)
  }

  /**
   * Writes the supplier in the transaction of a bill, as `receives`; one that is not active any more may still send bills.
   * @throws NotFound
   */
  async bills(id: string): Promise<StoredSupplier> {
    if (!isValidObjectId(id)) throw new NotFound('The supplier')
    const supplier = await this.suppliers
      .findOneAndUpdate({ _id: id }, { $inc: { bills: 1 } })
      .lean<SupplierDocument>()
    if (!supplier) throw new NotFound('The supplier')
    return supplier
  }

  /** Names by id (hex), for lists that show a supplier; unknown ids are absent. */
  async namesOf(ids: readonly Types.ObjectId[]): Promise<Map<string, string>> {
    const found = await this.suppliers.find({ _id: { $in: [...ids] } }, { name: 1 }).lean()
    return new Map(found.map((supplier) => [String(supplier._id), supplier.name]))
  }

  /** By `_id` (hex); unknown ids are absent. */
  async byIds(ids: readonly Types.ObjectId[]): Promise<Map<string, StoredSupplier>> {
    const found = await this.suppliers.find({ _id: { $in: [...ids] } }).lean<SupplierDocument[]>()
    return new Map(found.map((supplier) => [String(supplier._id), supplier]))
  }

  /** Suppliers that are active. */
  async active(): Promise<StoredSupplier[]> {
    return this.suppliers.find({ activeFlag: true }).lean<SupplierDocument[]>()
  }

  /** Number of suppliers that sell a product. */
  async countOfProduct(product: Types.ObjectId): Promise<number> {
    return this.suppliers.countDocuments({ products: product })
  }
}
