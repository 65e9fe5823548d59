import { nameKey } from '../kernel/text/name-key.js'
import { type Migration } from './migration.js'

/**
 * Since version 14 no two materials of a type have one name. Of those that share one, the oldest keeps it; the others
 * stay as they are until somebody renames them.
 */
export const namesOfMaterials: Migration = {
  version: 14,
  title: 'Names of raw and semi-finished materials are compared',
  async run(db, beat) {
    const products = db.collection('products')
    let changed = 0
    const taken = new Set<string>()
    for await (const { _id, materialType, name, nameKey: known } of products
      .find({}, { projection: { materialType: 1, name: 1, nameKey: 1 } })
      .sort({ _id: 1 })) {
      const key = nameKey(String(name))
      const holder = `${String(materialType)} ${key}`
      const isFirst = materialType !== 'FG' && !taken.has(holder)
      if (isFirst) taken.add(holder)
      if (known !== undefined) continue
      await products.updateOne(
        { _id, nameKey: { $exists: false } },
        { $set: { nameKey: isFirst ? key : null } },
      )
      changed += 1
      await beat()
    }
    return changed
  },
}
