import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'
import { unbroken } from './format.js'

/** A name and what it is, in a list of facts (`dl`). @param wide takes the whole row */
export function Fact({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <Box sx={wide ? { gridColumn: '1 / -1' } : {}}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, ...unbroken(children) }}>
        {children}
      </Typography>
    </Box>
  )
}
