// react-admin looks field names up here.
import { type PickleField, type ProductField } from '../../api/api-types.js'
import { salesResources } from './resources-sales.js'
import { workshopResources } from './resources-workshop.js'

/** Every field that staff fill in has a name. */
type Names<Field extends string> = Readonly<Record<Field, string>> & Readonly<Record<string, string>>

/** The figures of a label for 100 g. */
const nutrients = {
  'nutrition.energyKcal': 'Energy (kcal)',
  'nutrition.proteinG': 'Protein (g)',
  'nutrition.carbohydrateG': 'Carbohydrate (g)',
  'nutrition.sugarG': 'Total sugars (g)',
  'nutrition.fatG': 'Total fat (g)',
  'nutrition.saturatedFatG': 'Saturated fat (g)',
  'nutrition.sodiumMg': 'Sodium (mg)',
}

export const resources = {
  products: {
    name: 'Product |||| Products',
    fields: {
      Id: 'ID',
      name: 'Name',
      materialType: 'Material type',
      price: 'Price',
      availableStock: 'Stock',
      activeFlag: 'Status',
      actions: 'Actions',
      variantType: 'Variant type',
      variantOil: 'Oil',
      variantSpicy: 'Spice level',
      variantWeight: 'Weight',
      description: 'Description',
      priceUnit: 'Price unit',
      mrp: 'MRP',
      gstRatePercent: 'GST %',
      hsnCode: 'HSN code',
      netWeight: 'Net weight (g)',
      grossWeight: 'Gross weight (g)',
      lowStock: 'Low stock',
      unlimitedStock: 'Unlimited Stock',
      soldOut: 'Sold out',
      vegetarian: 'Vegetarian',
      showasIngredient: 'Show as ingredient',
      ingredients: 'Ingredients',
      allergens: 'Allergens',
      shelfLifeDays: 'Shelf life (days)',
      originNote: 'Where it came from',
      storageNote: 'How to store it',
      pictures: 'Pictures',
      nutrition: 'Nutrition',
      ...nutrients,
    } satisfies Names<ProductField>,
  },
  pickles: {
    name: 'Pickle |||| Pickles',
    fields: {
      story: 'Story',
      pictures: 'Pictures',
      nutrition: 'Nutrition',
      ...nutrients,
      'nutrition.transFatG': 'Trans fat (g)',
      howToEat: 'How to eat it',
      goesWith: 'Goes with',
    } satisfies Names<PickleField>,
  },
  outlets: {
    name: 'Outlet |||| Outlets',
    fields: {
      name: 'Name',
      mobileNumberOutlet: 'Mobile Number (Outlet)',
      otpOutlet: 'OTP',
      email: 'Email',
      address: 'Address',
      actions: 'Actions',
    },
  },
  expenses: {
    name: 'Expense |||| Expenses',
    fields: {
      date: 'Date',
      type: 'Type',
      amount: 'Amount',
      description: 'Description',
      actions: 'Actions',
    },
  },
  employees: {
    name: 'Employee |||| Employees',
    fields: {
      name: 'Name',
      mobileNumber: 'Mobile number',
      role: 'Role',
      disabled: 'Status',
      lastSignInAt: 'Last login',
      createdAt: 'Created',
      pin: 'PIN',
    },
  },
  audit: {
    name: 'Audit entry |||| Audit entries',
    fields: {
      at: 'When',
      action: 'What',
      actor: 'Who',
      actorRole: 'Role',
      subject: 'About',
      changes: 'Changes',
      address: 'From where',
      from: 'From',
      to: 'To',
    },
  },
  ...salesResources,
  ...workshopResources,
} as const
