import { type Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'

/** Where a table would not fit, rows are cards. */
export const useOnPhone = () => useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
