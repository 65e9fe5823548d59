import { type PriceUnit } from '../../modules/stock/catalog/products.service.js'

/** A raw or semi-finished product that is bought or made for others, with the price of a unit in rupees. */
export interface Material {
  key: string
  materialType: 'RM' | 'SG'
  name: string
  description: string
  unit: PriceUnit
  rupees: number
  /** Quantity of the batch in stock, in units. */
  stock: number
  boughtDaysAgo: number
  lowStock: number
  vegetarian: boolean
  /** False for what is not food: it goes into the jar's BOM, but not on the list of ingredients. */
  isIngredient: boolean
}

type Options = Partial<Pick<Material, 'vegetarian' | 'isIngredient'>>

function raw(
  key: string,
  name: string,
  description: string,
  [unit, rupees]: [PriceUnit, number],
  [stock, boughtDaysAgo, lowStock]: [number, number, number],
  options: Options = {},
): Material {
  return {
    key,
    materialType: 'RM',
    name,
    description,
    unit,
    rupees,
    stock,
    boughtDaysAgo,
    lowStock,
    vegetarian: true,
    isIngredient: true,
    ...options,
  }
}

const NOT_VEG = { vegetarian: false }
const PACKING = { isIngredient: false }

export const MATERIALS: readonly Material[] = [
  raw(
    'chicken',
    'Chicken',
    'Boneless thigh, cut to 2 cm, from the Malkajgiri farm',
    ['KG', 262],
    [60, 9, 15],
    NOT_VEG,
  ),
  raw('mutton', 'Mutton', 'Boneless goat leg, cut to 2 cm', ['KG', 790], [24, 8, 8], NOT_VEG),
  raw(
    'prawns',
    'Prawns',
    'Cleaned and deveined, 60 to 80 a kilo, from Bhimavaram',
    ['KG', 610],
    [20, 8, 6],
    NOT_VEG,
  ),
  raw('gongura', 'Gongura leaves', 'Red-stemmed sorrel, picked and washed', ['KG', 78], [35, 7, 10]),
  raw('chilli', 'Guntur red chilli powder', 'Stem-cut S4 chillies, stone ground', ['KG', 318], [40, 21, 8]),
  raw('turmeric', 'Turmeric powder', 'Nizamabad turmeric', ['KG', 236], [6, 21, 1]),
  raw('coriander', 'Coriander seeds', 'Whole, sun dried', ['KG', 172], [15, 21, 3]),
  raw('cumin', 'Cumin seeds', 'Whole', ['KG', 412], [8, 21, 1]),
  raw('cloves', 'Cloves', 'Whole', ['KG', 1180], [1.5, 30, 0.2]),
  raw('cinnamon', 'Cinnamon', 'Whole bark', ['KG', 760], [1.5, 30, 0.2]),
  raw('mustard', 'Mustard powder', 'Ground from small black seeds', ['KG', 164], [10, 21, 2]),
  raw('ginger', 'Ginger', 'Fresh, unpeeled', ['KG', 138], [30, 10, 5]),
  raw('garlic', 'Garlic', 'Fresh, unpeeled', ['KG', 184], [30, 10, 5]),
  raw('lemon', 'Lemons', 'For juice', ['KG', 118], [18, 6, 4]),
  raw('salt', 'Rock salt', 'Crushed', ['KG', 24], [50, 30, 10]),
  raw(
    'peanut-oil',
    'Cold pressed peanut oil',
    'Wood pressed, filtered through cloth',
    ['LTR', 312],
    [80, 14, 15],
  ),
  raw('refined-oil', 'Refined peanut oil', 'Refined, tins of 15 litres', ['LTR', 188], [60, 14, 15]),
  raw('sesame-oil', 'Cold pressed sesame oil', 'Wood pressed from black sesame', ['LTR', 424], [50, 14, 10]),
  raw('jar-1kg', 'Glass jar 1 kg with lid', 'Food-grade glass, 420 g', ['PC', 39], [300, 25, 60], PACKING),
  raw(
    'jar-half',
    'Glass jar half kg with lid',
    'Food-grade glass, 350 g',
    ['PC', 27],
    [300, 25, 60],
    PACKING,
  ),
  raw('label', 'Jar label', 'Waterproof paper, printed', ['PC', 1.6], [900, 25, 150], PACKING),
  {
    ...raw(
      'paste',
      'Ginger-garlic paste',
      'Ground fresh, with salt and nothing else',
      ['KG', 182],
      [0, 5, 2],
    ),
    materialType: 'SG',
  },
  {
    ...raw(
      'masala',
      'Roasted masala',
      'Coriander, cumin, cloves and cinnamon, roasted and ground',
      ['KG', 344],
      [0, 5, 1],
    ),
    materialType: 'SG',
  },
]
