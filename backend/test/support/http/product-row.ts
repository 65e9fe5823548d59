import mongoose from 'mongoose'

/** A finished product as it is stored. Written past the catalogue: that variants are unique is its rule alone. */
export function productRow(changes: { name: string } & Record<string, unknown>) {
  const _id = new mongoose.Types.ObjectId()
  return {
    _id,
    description: `<p>About ${changes.name}</p>`,
    image: '/images/products/jar.svg',
    images: [],
    materialType: 'FG',
    variantType: null,
    variantOil: null,
    variantSpicy: null,
    variantWeight: String(_id),
    pricePaise: 49_950,
    mrpPaise: null,
    priceUnit: 'PC',
    netWeight: 500,
    grossWeight: 800,
    vegetarian: true,
    ingredients: [],
    allergens: [],
    activeFlag: true,
    unlimitedStock: false,
    shelfLifeDays: null,
    lowStockMilli: 0,
    onHandMilli: 0,
    committedMilli: 0,
    availableMilli: 0,
    reviewCount: 0,
    ratingSum: 0,
    createdAt: new Date(),
    updatedAt: new Date(),
    ...changes,
  }
}
