import { ChangePickle } from '../modules/stock/catalog/change-pickle.service.js'
import { CreateProduct } from '../modules/stock/catalog/create-product.service.js'
import { variantSlug } from '../modules/stock/catalog/domain/variants.js'
import { allergensOf, describe, ingredientsOf, notesOf, shelfLifeOf, weightsOf } from './data/labels.js'
import { MATERIALS } from './data/materials.js'
import { PICKLES } from './data/pickles.js'
import { type DemoVariant, VARIANTS } from './data/variants.js'
import { type DemoContext, rupees, units } from './demo-context.js'

/** Raw materials, semi-finished products, the jars of the shop and what is said of each pickle. */
export async function fillCatalog(demo: DemoContext): Promise<void> {
  const create = demo.service(CreateProduct)
  for (const material of MATERIALS) {
    const product = await create.create({
      materialType: material.materialType,
      name: material.name,
      description: material.description,
      priceUnit: material.unit,
      pricePaise: rupees(material.rupees),
      vegetarian: material.vegetarian,
      showasIngredient: material.isIngredient,
      lowStockMilli: units(material.lowStock),
    })
    demo.products.set(material.key, product)
  }
  for (const variant of VARIANTS)
    demo.products.set(variantSlug(variant), await create.create(draftOf(variant)))
  for (const [code, shared] of Object.entries(PICKLES))
    await demo
      .service(ChangePickle)
      .change(code, shared, { version: undefined, toAnswer: (pickle) => pickle })
}

function draftOf(variant: DemoVariant) {
  const { variantType, variantOil, variantSpicy, variantWeight } = variant
  return {
    materialType: 'FG' as const,
    variantType,
    variantOil,
    variantSpicy,
    variantWeight,
    description: describe(variant),
    pricePaise: rupees(variant.rupees),
    mrpPaise: rupees(variant.mrpRupees),
    ...weightsOf(variant),
    ingredients: ingredientsOf(variant),
    allergens: allergensOf(variant),
    shelfLifeDays: shelfLifeOf(variant),
    ...notesOf(variant),
    activeFlag: variant.activeFlag ?? true,
    unlimitedStock: variant.unlimitedStock ?? false,
    lowStockMilli: units(4),
  }
}
