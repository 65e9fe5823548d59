import { type CssVarsTheme } from '@mui/material/styles'
import { defaultLightTheme, type RaThemeOptions } from 'react-admin'
import { shellWords } from '../words/shell.js'
import { colour, fontFamily, onChilli, palettes, radius, SCHEME, softShadow, touchTarget } from './tokens.js'

/** Clay, not chilli, while a field has the focus: red would read as an error. */
const field = {
  variant: 'outlined',
  size: 'small',
  margin: 'none',
  fullWidth: true,
  color: 'secondary',
} as const

/** The action colour is a ground: as a text it would be too dark in the dark. */
const redText = colour.chilliDeep

const thumbSized = { minHeight: touchTarget }

/** Lists of choices open within the dialog, else within the screen's landmark: assistive technology looks there. */
const choicesPlace = (): Element =>
  document.querySelector('[role="dialog"]') ?? document.getElementById('content') ?? document.body

type Scheme = keyof typeof palettes

/** MUI's palette from the brand's. In the dark what was dark on light is light, and text on it dark. */
function paletteOf(mode: Scheme) {
  const brand = palettes[mode]
  const onMain = { light: '#FFFFFF', dark: brand.paper }[mode]
  /** In the dark MUI fills messages with the shade `dark`, which it would make too pale for the text on it. */
  const stateOf = (main: string) => ({ main, contrastText: onMain, ...(mode === 'dark' && { dark: main }) })
  return {
    mode,
    brand,
    primary: {
      main: brand.chilli,
      dark: { light: brand.chilliDeep, dark: '#A92A22' }[mode],
      contrastText: onChilli,
    },
    secondary: { main: brand.clay, dark: brand.jar, contrastText: onMain },
    error: stateOf(brand.chilliDeep),
    warning: stateOf(brand.sesame),
    info: stateOf(brand.info),
    success: stateOf(brand.mangoDeep),
    background: { default: brand.paper, paper: brand.paper },
    text: { primary: brand.ink, secondary: brand.muted },
    divider: brand.stone,
  }
}

/** Printed is always by light: paper is white. */
function printedByLight(theme: CssVarsTheme) {
  const light = theme
    .generateStyleSheets()
    .flatMap((sheet) =>
      Object.entries(sheet).filter(([selector]) => selector.includes(`[${SCHEME}="light"]`)),
    )
  return {
    '@media print': {
      [`:root[${SCHEME}="dark"]`]: Object.fromEntries(light.flatMap(([, css]) => Object.entries(css))),
    },
  }
}

/** The console's theme, light and dark: paper ground, hairlines around what belongs together, the figures of a table in columns. */
export const theme: RaThemeOptions = {
  sidebar: defaultLightTheme.sidebar,
  cssVariables: { colorSchemeSelector: SCHEME },
  colorSchemes: { light: { palette: paletteOf('light') }, dark: { palette: paletteOf('dark') } },
  // From 1024 px the rail stands beside the screens, and lists are tables.
  breakpoints: { values: { xs: 0, sm: 600, md: 1024, lg: 1280, xl: 1600 } },
  shape: { borderRadius: radius.field },
  typography: {
    fontFamily,
    fontSize: 14,
    h1: { fontSize: '1.75rem', fontWeight: 750, lineHeight: 1.2 },
    h2: { fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.25 },
    h3: { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.3 },
    body1: { fontSize: '1rem', lineHeight: 1.5 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.45 },
    button: { textTransform: 'none', fontWeight: 600, fontSize: '1rem' },
  },
  components: {
    ...defaultLightTheme.components,
    MuiCssBaseline: {
      styleOverrides: (theme: CssVarsTheme) => ({
        // What the keyboard reaches stands clear of the bars that stick to both edges.
        html: {
          scrollPaddingTop: 72,
          scrollPaddingBottom: 88,
          [theme.breakpoints.down('md')]: {
            scrollPaddingBottom: 'calc(152px + env(safe-area-inset-bottom, 0px))',
          },
        },
        body: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '1ms !important',
            transitionDuration: '1ms !important',
          },
        },
        ...printedByLight(theme),
      }),
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: { '&:focus-visible': { outline: `3px solid ${colour.info}`, outlineOffset: 2 } },
      },
    },
    MuiLink: { defaultProps: { color: 'secondary' } },
    // react-admin gives the spinner of an input whose choices load no name.
    MuiCircularProgress: { defaultProps: { 'aria-label': shellWords.common.loading } },
    // Chilli is kept for the one step a screen leads to.
    MuiButton: {
      defaultProps: { disableElevation: true, variant: 'outlined', color: 'secondary' },
      styleOverrides: {
        root: { ...thumbSized, '&.MuiButton-outlinedPrimary, &.MuiButton-textPrimary': { color: redText } },
      },
    },
    MuiToggleButton: {
      styleOverrides: { root: { '&.MuiToggleButton-primary.Mui-selected': { color: redText } } },
    },
    MuiTab: { styleOverrides: { root: { '&.MuiTab-textColorPrimary.Mui-selected': { color: redText } } } },
    MuiIconButton: { styleOverrides: { root: { ...thumbSized, minWidth: touchTarget } } },
    MuiPaginationItem: { styleOverrides: { root: { ...thumbSized, minWidth: touchTarget } } },
    MuiSelect: {
      styleOverrides: {
        select: {
          ...thumbSized,
          boxSizing: 'border-box',
          display: 'flex',
          alignItems: 'center',
          // What was chosen is read whole: on a phone it would run below the arrow.
          '&.MuiSelect-select': { whiteSpace: 'normal', lineHeight: 1.3 },
        },
      },
    },
    MuiTableCell: { styleOverrides: { root: { borderColor: colour.stone }, head: { whiteSpace: 'nowrap' } } },
    // react-admin draws a warning on Cancel and a tick on Delete; the words are plainer.
    MuiDialogActions: {
      styleOverrides: {
        root: {
          flexWrap: 'wrap',
          gap: 8,
          '& > *': { marginLeft: '0 !important', whiteSpace: 'nowrap' },
          '& .MuiButton-startIcon': { display: 'none' },
        },
      },
    },
    MuiPopover: { defaultProps: { container: choicesPlace } },
    // A choice is read whole, however narrow the screen.
    MuiMenuItem: {
      styleOverrides: { root: { ...thumbSized, whiteSpace: 'normal', overflowWrap: 'anywhere' } },
    },
    MuiInputBase: {
      styleOverrides: {
        root: thumbSized,
        // A locked field is still there to be read.
        input: { '&.Mui-disabled': { WebkitTextFillColor: colour.muted } },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { '&.Mui-disabled': { color: colour.muted } } } },
    MuiTextField: { defaultProps: { ...field } },
    MuiFormControl: { defaultProps: { ...field } },
    MuiPaper: { styleOverrides: { elevation1: { boxShadow: softShadow } } },
    MuiCard: { styleOverrides: { root: { borderRadius: radius.card, border: `1px solid ${colour.stone}` } } },
    // On a phone the step that a screen leads to is at the lower edge: what is said stands below the header.
    MuiSnackbar: {
      styleOverrides: { root: { '@media (max-width: 1023.95px)': { top: 56, bottom: 'auto' } } },
    },
    // Customers write what they like: the longest word breaks rather than widen the screen.
    MuiAlert: { styleOverrides: { root: { borderRadius: radius.field, overflowWrap: 'anywhere' } } },
  },
}
