import { type CheckedRun, type CookPlan, type PlanCheck, type Suggestion } from '../api/api-types.js'

export const jar = { _id: 'p1', Id: 'FG-0001', name: 'CHICKEN', materialType: 'FG', priceUnit: 'PC' } as const
const gongura = { ...jar, _id: 'p2', Id: 'FG-0002', name: 'GONGURA' }
export const chilli = {
  _id: 'p3',
  Id: 'RM-0001',
  name: 'Chilli powder',
  materialType: 'RM',
  priceUnit: 'KG',
} as const
export const paste = {
  _id: 'p4',
  Id: 'SG-0001',
  name: 'Ginger paste',
  materialType: 'SG',
  priceUnit: 'KG',
} as const

export const suggestion = (part: Partial<Suggestion>): Suggestion => ({
  bomId: 'b1',
  product: jar,
  quantity: 20,
  pot: 10,
  now: true,
  lowOn: null,
  reasons: [{ code: 'ORDERED', text: '3 jars are ordered and none is left.' }],
  ...part,
})
const chicken = suggestion({})
const later = suggestion({ bomId: 'b2', product: gongura, quantity: 10, now: false, lowOn: '2026-11-26' })

const checked = (part: Partial<CheckedRun> = {}): CheckedRun => ({
  bomId: 'b1',
  product: jar,
  quantity: 20,
  makeable: 12,
  status: 'Partially Reserved',
  firstMissing: { product: chilli, quantity: 0.85 },
  components: [{ product: chilli, required: 2, fromShelf: 1.15, cookedFirst: 0, missing: 0.85 }],
  ...part,
})

export const list: PlanCheck['shopping'] = [
  {
    supplier: { _id: 's1', name: 'Sri Lakshmi', phone: '9000000031' },
    lines: [
      {
        product: chilli,
        missing: 0.85,
        quantity: 0.9,
        neededFor: ['CHICKEN'],
        last: { on: '2026-11-01', quantity: 25, price: 318 },
        estimate: 286.2,
      },
    ],
  },
]

export const check = (part: Partial<PlanCheck> = {}): PlanCheck => ({
  items: [checked()],
  cookFirst: [],
  underWay: [],
  shopping: list,
  ...part,
})

export const plan: CookPlan = {
  today: '2026-11-22',
  days: 14,
  weeks: 4,
  suggestions: [chicken, later],
  withoutRecipe: [
    {
      product: { ...jar, _id: 'p9', name: 'PRAWNS' },
      needed: 6,
      reasons: [{ code: 'ORDERED', text: '6 jars are ordered and none is left.' }],
    },
  ],
  check: check(),
}
