import { type Bom, bomBody } from './boms.builders.js'
import { Storeroom } from './stock.builders.js'

/** What the calls of BOMs answer, a refusal too. */
interface Answer {
  message: string
  bom: Bom
  error: string
  code: string
  details: { fields?: Record<string, string>; current?: Bom; products?: string[]; uses?: object[] }
}

export const UNKNOWN_BOM = '6740c1f2a4b5c6d7e8f90999'

export type BomRoom = Awaited<ReturnType<typeof openBomRoom>>

/** A kitchen with a jar, raw materials in every unit and two semi-finished products, and no BOM yet. */
export async function openBomRoom() {
  const room = await Storeroom.open()
  const { pantry, ops, boss } = room
  const { running } = pantry
  const material = (name: string, priceUnit: 'KG' | 'LTR' | 'PC' = 'KG', materialType: 'RM' | 'SG' = 'RM') =>
    pantry.create({ materialType, name, description: name, priceUnit })
  const products = {
    jar: await pantry.jar(),
    chicken: await material('Chicken'),
    turmeric: await material('Turmeric'),
    oil: await material('Oil', 'LTR'),
    glass: await material('Glass jar', 'PC'),
    masala: await material('Masala', 'KG', 'SG'),
    paste: await material('Paste', 'KG', 'SG'),
  }
  const { jar, chicken, turmeric, oil, glass } = products
  return {
    ...products,
    running,
    ops,
    boss,
    visitor: () => pantry.visitor(),
    close: () => room.close(),
    clear: async () => {
      for (const collection of ['boms', 'bomversions', 'auditlog'])
        await running.db.collection(collection).deleteMany({})
    },
    recipe: () =>
      bomBody(jar, [10, 'PC'], [chicken, 9.6], [turmeric, 5, 'G'], [oil, 250, 'ML'], [glass, 10, 'PC']),
    post: (body: object, by = ops) => by.post<Answer>('/api/bom', body),
    put: (id: string, body: object, by = ops) => by.put<Answer>(`/api/bom/${id}`, body),
    lastAudit: async () =>
      (await running.db.collection('auditlog').find().sort({ _id: -1 }).limit(1).toArray())[0],
  }
}
