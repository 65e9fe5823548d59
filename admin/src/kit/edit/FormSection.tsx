import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'
import { useWords, type WordKey } from '../words/use-words.js'

/** A part of a form under its title. */
export function FormSection({ title, children }: { title: WordKey; children: ReactNode }) {
  const say = useWords()
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 2 }}>
      <Typography component="legend" variant="h3" sx={{ p: 0, mb: 1.5 }}>
        {say(title)}
      </Typography>
      {children}
    </Box>
  )
}
