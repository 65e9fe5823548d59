/**
 * The brand's colours by light and in the dark. Each text colour is legible (at least 4.5 : 1) on `rice`, `paper` and
 * `stone`, each `…Text` on its `…Ground`; `chilli` is a ground for white text, and no text colour.
 */
export const palettes = {
  light: {
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
    rail: '#3B2418',
    railLit: '#6B3A22',
    quietGround: '#F1E9DB',
    quietText: '#6A5648',
    waitingGround: '#FBEBC8',
    waitingText: '#6B4700',
    movingGround: '#E0EEF4',
    movingText: '#174D64',
    goodGround: '#E8F0D9',
    goodText: '#3F5A12',
    overGround: '#ECE6E2',
    overText: '#5A4A40',
    badGround: '#FBE3E0',
    badText: '#8E1B15',
  },
  dark: {
    rice: '#2A221D',
    paper: '#1E1814',
    stone: '#463A31',
    ink: '#F3E9DC',
    muted: '#C2B1A1',
    clay: '#E3AE8E',
    jar: '#EAD9C3',
    chilli: '#C9372E',
    chilliDeep: '#FFA198',
    mangoDeep: '#AECB72',
    turmeric: '#E2A21B',
    sesame: '#E5AE66',
    info: '#8FC6DE',
    rail: '#130D0A',
    railLit: '#4A2C1C',
    quietGround: '#3A3029',
    quietText: '#D3C4B5',
    waitingGround: '#4A3710',
    waitingText: '#F6CE7A',
    movingGround: '#173B4B',
    movingText: '#A9D8EB',
    goodGround: '#2C3A14',
    goodText: '#C2DC8E',
    overGround: '#352D28',
    overText: '#C2B1A1',
    badGround: '#5A1F1A',
    badText: '#FFB9B1',
  },
} as const

/** The attribute of the document that says whether it is light or dark. */
export const SCHEME = 'data-look'

type ColourName = keyof (typeof palettes)['light']

/** What screens draw with: each follows the light or dark that this device has chosen. */
export const colour = Object.fromEntries(
  Object.keys(palettes.light).map((name) => [name, `var(--mui-palette-brand-${name})`]),
) as Record<ColourName, string>

/** Colours that are the same in the dark: what stands on `chilli` and on the rail. */
export const onChilli = '#FFFFFF'
export const onRail = { text: '#FBF6EC', quiet: '#CDB8A2', line: 'rgb(255 255 255 / 16%)' } as const

/** Behind a number, on a dark ground and on a light one alike. */
export const markGround = 'rgb(160 120 90 / 28%)'

/** White paper with black on it, whatever the screen: what is printed, and codes that a camera reads. */
export const onPaper = { ground: '#FFFFFF', ink: '#000000' } as const

export const radius = { card: 12, field: 8, pill: 999 } as const

/** The smallest side, in px, of anything a thumb has to hit. */
export const touchTarget = 44

export const softShadow = '0 1px 2px rgb(59 36 24 / 8%), 0 4px 16px rgb(59 36 24 / 6%)'

export const fontFamily = "'Anek Latin Variable', 'Noto Sans', 'Segoe UI', system-ui, sans-serif"
