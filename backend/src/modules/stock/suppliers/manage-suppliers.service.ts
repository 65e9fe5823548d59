import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { Conflict, InvalidInput } from '../../../kernel/errors/errors.js'
import { nameKey } from '../../../kernel/text/name-key.js'
import { isDuplicateKey } from '../../../platform/mongo/duplicate-key.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { changeVersioned } from '../../../platform/mongo/versions.js'
import { type Reference } from '../../../platform/references.js'
import { Audit } from '../../office/audit/audit.service.js'
import { changesBetween } from '../../office/audit/domain/changes.js'
import { Products, type StoredProduct } from '../catalog/products.service.js'
import { SupplierDocument, supplierWords } from './schemas/supplier.schema.js'
import { SupplierReferences } from './supplier-references.service.js'
import { type StoredSupplier, Suppliers } from './suppliers.service.js'

/** The fields of a supplier that staff enter. */
export interface SupplierDraft {
  name: string
  phone: string
  gstin: string
  fssai: string
  email: string
  address: string
  notes: string
  /** `_id` of each raw material that the supplier sells. */
  products: string[]
  /** From a bill to the day on which it is due. */
  paymentDays: number
  activeFlag: boolean
}

export interface SupplierEdit {
  draft: SupplierDraft
  /** Version that the editor loaded; if it is left out, the last save wins. */
  version?: number | undefined
  /** Converts the stored supplier to an answer, for a person whose edit came too late. */
  toAnswer: (supplier: StoredSupplier, sold: ReadonlyMap<string, StoredProduct>) => object
}

/** Creates, changes and deletes suppliers for staff. */
@Injectable()
export class ManageSuppliers {
  constructor(
    @InjectModel(SupplierDocument.name) private readonly model: Model<SupplierDocument>,
    private readonly suppliers: Suppliers,
    private readonly products: Products,
    private readonly references: SupplierReferences,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /** @throws InvalidInput naming `products`, Conflict SUPPLIER_EXISTS */
  async create(draft: SupplierDraft): Promise<StoredSupplier> {
    return this.withUniqueName(draft.name, async () => {
      const sold = await this.soldProducts(draft.products)
      const supplier = new this.model({ ...draft, nameKey: nameKey(draft.name) })
      await supplier.save()
      await this.record('created', draft.name, {}, told(draft, sold))
      return supplier.toObject()
    })
  }

  /** @throws NotFound, InvalidInput naming `products`, EditConflict, Conflict SUPPLIER_EXISTS */
  async change(id: string, { draft, version, toAnswer }: SupplierEdit): Promise<StoredSupplier> {
    return this.withUniqueName(draft.name, async () => {
      const before = await this.suppliers.byId(id)
      const sold = await this.soldProducts(draft.products)
      const soldBefore = await this.suppliers.productsOf([before])
      const changed = await changeVersioned(this.model, {
        id: before._id,
        version,
        change: { $set: { ...draft, nameKey: nameKey(draft.name), words: supplierWords(draft) } },
        what: 'The supplier',
        // Both reads are of one snapshot: what is stored is what was read before.
        toAnswer: (current) => toAnswer(current, soldBefore),
      })
      await this.record('changed', before.name, told(before, soldBefore), told(draft, sold))
      return changed
    })
  }

  /**
   * @returns the supplier before its deletion. @throws NotFound, Conflict SUPPLIER_IN_USE while batches
   * came from it.
   */
  async delete(id: string): Promise<StoredSupplier> {
    return this.transactions.run(async () => {
      const supplier = await this.suppliers.byId(id)
      // Delete first, so that a receipt conflicts with the write; then check for batches that would lose
      // their supplier.
      await this.model.deleteOne({ _id: supplier._id })
      const uses = await this.references.to(supplier._id)
      if (uses.length > 0) throw inUse(supplier.name, uses)
      const { name, phone, gstin } = supplier
      const nothing = { name: undefined, phone: undefined, gstin: undefined }
      await this.record('deleted', name, { name, phone, gstin }, nothing)
      return supplier
    })
  }

  /** Accepts raw material only; the write keeps it from being deleted meanwhile. */
  private async soldProducts(ids: readonly string[]): Promise<Map<string, StoredProduct>> {
    const products = ids.length > 0 ? await this.products.areNamed(ids) : new Map<string, StoredProduct>()
    if (ids.every((id) => products.get(id)?.materialType === 'RM')) return products
    const sentence = 'Choose raw material from the product list.'
    throw InvalidInput.field('products', sentence)
  }

  private async withUniqueName<T>(name: string, work: () => Promise<T>): Promise<T> {
    try {
      return await this.transactions.run(work)
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      throw new Conflict('SUPPLIER_EXISTS', `There is a supplier with the name ${name} already.`, { name })
    }
  }

  private record(
    what: 'created' | 'changed' | 'deleted',
    name: string,
    before: Record<string, unknown>,
    after: Record<string, unknown>,
  ): Promise<void> {
    const changes = changesBetween(before, after)
    return this.audit.record({ action: `supplier.${what}`, subject: `supplier:${name}`, changes })
  }
}

/** Describes a supplier for the audit log, with the names of the products that it sells. */
function told(
  { name, phone, gstin, fssai, email, address, notes, paymentDays, activeFlag, products }: Told,
  sold: ReadonlyMap<string, StoredProduct>,
): Record<string, unknown> {
  const names = products.flatMap((id) => sold.get(String(id))?.name ?? []).join(', ')
  return { name, phone, gstin, fssai, email, address, notes, paymentDays, activeFlag, products: names }
}

type Told = Omit<SupplierDraft, 'products'> & { products: readonly (string | Types.ObjectId)[] }

function inUse(name: string, uses: readonly Reference[]): Conflict {
  const list = uses.map(({ what }) => what).join(', ')
  const sentence = `${name} cannot be deleted: it is still named by ${list}. Make it inactive instead.`
  return new Conflict('SUPPLIER_IN_USE', sentence, { uses })
}
