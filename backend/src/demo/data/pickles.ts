import { type Nutrition, type PickleDraft } from '../../modules/stock/catalog/change-pickle.service.js'
import { type VariantType } from '../../modules/stock/catalog/products.service.js'

const MEAT: Nutrition = {
  energyKcal: 372,
  proteinG: 18.4,
  carbohydrateG: 5.8,
  sugarG: 0.9,
  fatG: 31,
  saturatedFatG: 6.2,
  transFatG: 0,
  sodiumMg: 2180,
}
const PRAWNS: Nutrition = {
  energyKcal: 341,
  proteinG: 16.9,
  carbohydrateG: 5.1,
  sugarG: 0.8,
  fatG: 28.4,
  saturatedFatG: 5.1,
  transFatG: 0,
  sodiumMg: 2310,
}
const LEAF: Nutrition = {
  energyKcal: 298,
  proteinG: 3.1,
  carbohydrateG: 9.6,
  sugarG: 1.4,
  fatG: 27.7,
  saturatedFatG: 4.8,
  transFatG: 0,
  sodiumMg: 2420,
}

type Shared = Pick<PickleDraft, 'nutrition' | 'howToEat' | 'goesWith'> & { goesWith: VariantType[] }

/** What all jars of a pickle share. */
export const PICKLES: Record<VariantType, Shared> = {
  CHICKEN: {
    nutrition: MEAT,
    howToEat: 'A spoonful with hot rice and ghee, or rolled into a chapati with raw onion.',
    goesWith: ['GONGURA', 'PRAWNS'],
  },
  MUTTON: {
    nutrition: MEAT,
    howToEat: 'Warm the jar in your hands first: the oil loosens. With rice, or beside a plain dal.',
    goesWith: ['GONGURA', 'GONGURA MUTTON'],
  },
  PRAWNS: {
    nutrition: PRAWNS,
    howToEat: 'With curd rice. The oil at the top is the best part: stir before you take some.',
    goesWith: ['GONGURA PRAWNS', 'CHICKEN'],
  },
  GONGURA: {
    nutrition: LEAF,
    howToEat: 'With hot rice, a little raw onion and a spoon of sesame oil.',
    goesWith: ['CHICKEN', 'MUTTON'],
  },
  'GONGURA CHICKEN': {
    nutrition: MEAT,
    howToEat: 'With hot rice, or spread thinly on a dosa.',
    goesWith: ['CHICKEN', 'GONGURA'],
  },
  'GONGURA MUTTON': {
    nutrition: MEAT,
    howToEat: 'With hot rice on a Sunday, and with what is left of it on Monday.',
    goesWith: ['MUTTON', 'GONGURA'],
  },
  'GONGURA PRAWNS': {
    nutrition: PRAWNS,
    howToEat: 'With curd rice, which takes the heat; a little goes a long way.',
    goesWith: ['PRAWNS', 'GONGURA CHICKEN'],
  },
}
