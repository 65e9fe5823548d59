import { type Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useIsBeside } from './beside.js'

/** Where a table would not fit, rows are cards: on a phone, and beside a record. */
export function useOnPhone(): boolean {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const isBeside = useIsBeside()
  return isNarrow || isBeside
}

/** Room for a list and one of its records beside each other. */
export const useIsWide = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.up('xl'))
