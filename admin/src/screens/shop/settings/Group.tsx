import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useWords, type WordKey } from '../../../kit/words/use-words.js'

interface GroupProps {
  title: WordKey
  /** One sentence on what these values do. */
  help?: WordKey
  children: ReactNode
}

const fields = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
}

/** Fields that belong together, under a heading of their own. */
export function Group({ title, help, children }: GroupProps) {
  const say = useWords()
  const heading = useId()
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: 'grid', gap: 1.5, mb: 1 }}>
      <div>
        <Typography id={heading} variant="h3">
          {say(title)}
        </Typography>
        {help && (
          <Typography variant="body2" color="text.secondary">
            {say(help)}
          </Typography>
        )}
      </div>
      <Box sx={fields}>{children}</Box>
    </Box>
  )
}

/** The style of a field as wide as its group. */
export const wide = { gridColumn: '1 / -1' }
