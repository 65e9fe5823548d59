import { screen } from '@testing-library/react'
import { type Product } from '../api/api-types.js'
import { aSession, aShop } from './builders.js'
import { FakeServer, ok, page } from './fake-server.js'
import { type Person } from './open-console.js'

const entry = (code: string, label: string, hidden = false) => ({ code, label, hidden })
/** What jars vary in, as the shop lists it. */
export const catalogue = {
  variantTypes: [
    { ...entry('CHICKEN', 'Chicken'), vegetarian: false },
    { ...entry('GONGURA', 'Gongura'), vegetarian: true },
    { ...entry('LIME', 'Lime', true), vegetarian: true },
  ],
  variantOils: [entry('CP_PO', 'Cold pressed peanut oil')],
  variantSpicies: [{ ...entry('HIGH', 'High spice'), chillies: 3 }],
  variantWeights: [{ ...entry('1kg', '1 kg'), grams: 1000 }],
}

/** A jar on sale. */
export const jar: Product = {
  id: 'p1',
  _id: 'p1',
  Id: 'FG-0007',
  name: 'CHICKEN CP_PO HIGH 1kg',
  title: 'Chicken Pickle, Cold pressed peanut oil, High spice, 1 kg',
  words: { jar: 'Chicken Pickle', choices: ['Cold pressed peanut oil', 'High spice', '1 kg'] },
  description: '<p>Hot</p>',
  image: '/images/products/chicken.svg',
  images: [],
  pictures: [],
  price: 849,
  mrp: 899,
  gstRatePercent: null,
  hsnCode: null,
  priceUnit: 'PC',
  materialType: 'FG',
  variantType: 'CHICKEN',
  variantOil: 'CP_PO',
  variantSpicy: 'HIGH',
  variantWeight: '1kg',
  netWeight: 1000,
  grossWeight: 1420,
  vegetarian: false,
  showasIngredient: true,
  allergens: ['Mustard'],
  shelfLifeDays: 180,
  originNote: '',
  storageNote: '',
  activeFlag: true,
  unlimitedStock: false,
  soldOut: false,
  availableStock: 12,
  onHand: 14,
  committed: 2,
  lowStock: 5,
  ingredients: [{ name: 'Chicken', showasIngredient: true }],
  nutrition: null,
  reviewCount: 0,
  avgRating: null,
  sample: false,
  version: 3,
  updatedAt: '2026-11-20T10:00:00.000Z',
  fewLeft: false,
}
/** A raw material. */
export const salt = {
  ...jar,
  variantType: null,
  variantOil: null,
  variantSpicy: null,
  variantWeight: null,
  id: 'p2',
  Id: 'RM-0001',
  name: 'Rock salt',
  title: 'Rock salt',
  words: { jar: 'Rock salt', choices: [] },
  materialType: 'RM',
  priceUnit: 'KG',
}

/** A server with these two, and an admin at the console. */
export const productServer = () =>
  new FakeServer()
    .on('GET /session', ok(aSession()))
    .on('GET /shop', ok({ ...aShop(), catalogue }))
    .on('GET /admin/products', page('products', [jar, salt]))
    .on('GET /admin/products/p1', ok(jar))
    .on('GET /admin/products/p2', ok(salt))
    .listen()

/** Takes an option of a list. */
export async function choose(person: Person, label: RegExp | string, option: RegExp | string) {
  await person.click(await screen.findByRole('combobox', { name: label }))
  await person.click(await screen.findByRole('option', { name: option }))
}

export const submit = async (person: Person, name = 'Create Product') =>
  person.click(await screen.findByRole('button', { name }))

export async function retype(person: Person, label: string, text: string) {
  const field = await screen.findByLabelText(label)
  await person.clear(field)
  await person.type(field, text)
}

/** At once, as from the clipboard: a large form takes its time for each key. */
export async function put(person: Person, field: HTMLElement, text: string) {
  await person.click(field)
  await person.paste(text)
}
