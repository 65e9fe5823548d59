import Box from '@mui/material/Box'
import { type ReactNode } from 'react'
import { touchTarget } from '../../../kit/theme/tokens.js'

const summary = {
  cursor: 'pointer',
  fontWeight: 600,
  minHeight: touchTarget,
  display: 'flex',
  alignItems: 'center',
  '&::before': { content: '"▸"', mr: 1, transition: 'none' },
  'details[open] > &::before': { content: '"▾"' },
}

interface FoldProps {
  title: string
  open: boolean
  onOpen: (open: boolean) => void
  children: ReactNode
}

/** A part of the card that is folded away until it is asked for. */
export function Fold({ title, open, onOpen, children }: FoldProps) {
  return (
    <Box component="details" open={open} onToggle={(event) => onOpen(event.currentTarget.open)}>
      <Box component="summary" sx={summary}>
        {title}
      </Box>
      {open && children}
    </Box>
  )
}
