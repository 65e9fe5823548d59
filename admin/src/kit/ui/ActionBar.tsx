import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useRef } from 'react'
import { colour } from '../theme/tokens.js'
import { useWords } from '../words/use-words.js'
import { atLowerEdge } from './layout.js'
import { isForScreen } from './single-key.js'

/** The key that leads to the bar, which stands behind all rows. */
const KEY = '.'
const ACTION = 'button.MuiButton-root:not([disabled]), a.MuiButton-root'

interface ActionBarProps {
  label: string
  /** How its content is laid out. */
  sx: object
  children: ReactNode
}

/** What is done with the chosen rows, at the lower edge of the screen. One key leads to its first action. */
export function ActionBar({ label, sx, children }: ActionBarProps) {
  const say = useWords()
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== KEY || !isForScreen(event)) return
      event.preventDefault()
      bar.current?.querySelector<HTMLElement>(ACTION)?.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <Box
      component="section"
      ref={bar}
      aria-label={label}
      aria-keyshortcuts={KEY}
      title={say('common.barKey')}
      sx={{
        ...atLowerEdge,
        zIndex: 2,
        py: 1,
        gap: 1,
        bgcolor: colour.paper,
        borderTop: 1,
        borderColor: colour.stone,
        ...sx,
      }}
    >
      {children}
    </Box>
  )
}
