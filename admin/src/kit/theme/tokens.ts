/** The brand's colours; each text colour is legible (at least 4.5 : 1) on `rice` and `paper`. */
export const colour = {
  rice: '#FBF6EC',
  paper: '#FFFDF8',
  stone: '#E7DCC8',
  ink: '#2A1A12',
  muted: '#6A5648',
  clay: '#6B3A22',
  jar: '#3B2418',
  chilli: '#B3261E',
  chilliDeep: '#8E1B15',
  mangoDeep: '#3F5A12',
  turmeric: '#E2A21B',
  sesame: '#9A5B12',
  info: '#1F5F7A',
} as const

export const radius = { card: 12, field: 8, pill: 999 } as const

/** The smallest side, in px, of anything a thumb has to hit. */
export const touchTarget = 44

export const softShadow = '0 1px 2px rgb(59 36 24 / 8%), 0 4px 16px rgb(59 36 24 / 6%)'

export const fontFamily = "'Anek Latin Variable', 'Noto Sans', 'Segoe UI', system-ui, sans-serif"
