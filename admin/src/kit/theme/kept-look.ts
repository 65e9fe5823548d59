import { useColorScheme } from '@mui/material/styles'
import { useEffect } from 'react'
import { palettes, SCHEME } from './tokens.js'

/** Where MUI keeps what was chosen: `light`, `dark` or `system`. */
const KEPT = 'mui-mode'

/** What stands before the theme is there is light or dark as it was chosen. */
export function showKeptLook(): void {
  try {
    const kept = localStorage.getItem(KEPT)
    if (kept === 'light' || kept === 'dark') document.documentElement.setAttribute(SCHEME, kept)
  } catch {
    // A private window may refuse: then it is as the device is set.
  }
}

/** The browser's own bar has the colour of the rail. */
export function useBrowserColour(): void {
  const { colorScheme } = useColorScheme()
  useEffect(() => {
    const { rail } = palettes[colorScheme ?? 'light']
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', rail)
  }, [colorScheme])
}
