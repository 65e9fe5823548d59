import { ManageSuppliers } from '../modules/stock/suppliers/manage-suppliers.service.js'
import { SUPPLIERS } from './data/suppliers.js'
import { type DemoContext } from './demo-context.js'

/** Suppliers, and who sells which material. */
export async function fillSuppliers(demo: DemoContext): Promise<void> {
  const managing = demo.service(ManageSuppliers)
  for (const { sells, ...supplier } of SUPPLIERS) {
    const products = sells.map((key) => String(demo.product(key)._id))
    const papers = { gstin: '', fssai: '', activeFlag: true }
    const { _id } = await managing.create({ ...supplier, ...papers, products })
    for (const key of sells) demo.suppliers.set(key, _id)
  }
}
