import { type Answer, type Client } from '../http/client.js'

/** A product as the console and the contract's clients get it: rupees, whole jars. */
export interface WireProduct {
  id: string
  _id: string
  Id: string
  name: string
  title: string
  words: { jar: string; choices: string[] }
  description: string
  image: string
  images: string[]
  price: number
  mrp: number | null
  vegetarian: boolean
  availableStock: number
  onHand: number
  version: number
  variantType: string | null
  ingredients: { name: string; showasIngredient: boolean }[]
  nutrition: Record<string, number> | null
}
export interface SavedProduct {
  message: string
  product: WireProduct
}
interface Refusal {
  error: string
  code: string
  details: { fields?: Record<string, string>; current?: WireProduct; Id?: string }
}

/** The form as a client of the contract sends it: everything in it is text. */
export const FORM = {
  materialType: 'FG',
  variantType: 'GONGURA PRAWNS',
  variantOil: 'CP_SO',
  variantSpicy: 'HIGH',
  variantWeight: 'Half kg',
  description: '<b>Sour</b><script>steal()</script>',
  image: '',
  netWeight: '500',
  grossWeight: '780',
  price: '649.50',
  priceUnit: '',
}
export const SALT = { materialType: 'RM', name: 'Rock salt', description: 'From Khewra', priceUnit: 'KG' }

let number = 0

/** A material of its own name: materials may share one, tests are easier to read when they do not. */
export async function aMaterial(boss: Client): Promise<WireProduct> {
  number += 1
  const answer = await boss.post<SavedProduct>('/api/products', { ...SALT, name: `Salt ${number}` })
  expect(answer.status).toBe(201)
  return answer.body.product
}

export const refused = (answer: Answer<unknown>): Refusal => answer.body as Refusal
