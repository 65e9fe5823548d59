/** What a jar shows: the four variants of a finished product, by their names on the wire. */
export interface JarVariant {
  type: JarType
  oil: JarOil
  spicy: JarSpice
  weight: JarWeight
}

export const JAR_TYPES = [
  'CHICKEN',
  'MUTTON',
  'PRAWNS',
  'GONGURA',
  'GONGURA CHICKEN',
  'GONGURA MUTTON',
  'GONGURA PRAWNS',
] as const
export const JAR_OILS = ['CP_PO', 'RO_PO', 'CP_SO'] as const
export const JAR_SPICES = ['LOW', 'MEDIUM', 'HIGH'] as const
export const JAR_WEIGHTS = ['Half kg', '1kg'] as const

export type JarType = (typeof JAR_TYPES)[number]
export type JarOil = (typeof JAR_OILS)[number]
export type JarSpice = (typeof JAR_SPICES)[number]
export type JarWeight = (typeof JAR_WEIGHTS)[number]

export type Meat = 'chicken' | 'mutton' | 'prawns'

interface TypeLook {
  meat: Meat | null
  leaves: boolean
  masala: string
  wall: string
  light: string
  cloth: string
  clothShade: string
  clothPrint: string
  labelInk: string
}

const chicken = { masala: '#8f2a14', wall: '#f3e2c6', light: '#faf0dc' }
const mutton = { masala: '#6a2415', wall: '#ecd9c6', light: '#f6e9da' }
const prawns = { masala: '#a8431a', wall: '#dfe3dc', light: '#edf0e8' }
const leafy = { wall: '#e2e4c9', light: '#eff0dc' }
const red = { labelInk: '#b3261e', cloth: '#b3261e', clothShade: '#8e1b15', clothPrint: '#fbf6ec' }
const brown = { labelInk: '#6b3a22', cloth: '#6b3a22', clothShade: '#4d2817', clothPrint: '#e7dcc8' }
const blue = { labelInk: '#1f5f7a', cloth: '#1f5f7a', clothShade: '#174a60', clothPrint: '#fbf6ec' }
const green = { labelInk: '#3f5a12', cloth: '#3f5a12', clothShade: '#2f440d', clothPrint: '#f4e7b8' }
const turmeric = { cloth: '#e2a21b', clothShade: '#b67d10', labelInk: '#3f5a12' }

export const TYPE_LOOK: Record<JarType, TypeLook> = {
  CHICKEN: { meat: 'chicken', leaves: false, ...chicken, ...red },
  MUTTON: { meat: 'mutton', leaves: false, ...mutton, ...brown },
  PRAWNS: { meat: 'prawns', leaves: false, ...prawns, ...blue },
  GONGURA: { meat: null, leaves: true, masala: '#4a4413', ...leafy, ...green },
  'GONGURA CHICKEN': {
    meat: 'chicken',
    leaves: true,
    masala: '#6d3a14',
    ...leafy,
    ...turmeric,
    clothPrint: '#b3261e',
  },
  'GONGURA MUTTON': {
    meat: 'mutton',
    leaves: true,
    masala: '#563016',
    ...leafy,
    ...turmeric,
    clothPrint: '#6b3a22',
  },
  'GONGURA PRAWNS': {
    meat: 'prawns',
    leaves: true,
    masala: '#7d4816',
    ...leafy,
    ...turmeric,
    clothPrint: '#1f5f7a',
  },
}

export const OIL_LOOK: Record<JarOil, { oil: string; shine: string; words: readonly [string, string] }> = {
  CP_PO: { oil: '#d4861c', shine: '#f3bd55', words: ['COLD PRESSED', 'PEANUT OIL'] },
  RO_PO: { oil: '#e3ac37', shine: '#f8da86', words: ['REFINED', 'PEANUT OIL'] },
  CP_SO: { oil: '#a9581a', shine: '#dc9443', words: ['COLD PRESSED', 'SESAME OIL'] },
}

export const CHILLIES: Record<JarSpice, 1 | 2 | 3> = { LOW: 1, MEDIUM: 2, HIGH: 3 }

export const WEIGHT_WORDS: Record<JarWeight, string> = { 'Half kg': '500 G', '1kg': '1 KG' }

/** File name of the drawing, as the catalogue's `image` names it: `gongura-chicken-cp_po-medium-half-kg`. */
export const jarSlug = (jar: JarVariant) =>
  `${jar.type}-${jar.oil}-${jar.spicy}-${jar.weight}`.toLowerCase().replaceAll(' ', '-')
