import './empty-words.js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'
import { useWords, type WordKey } from '../words/use-words.js'

interface EmptyListProps {
  /** That there is nothing. */
  says: WordKey
  /** What the list holds. */
  about?: WordKey | undefined
  /** The button that fills it. */
  fill?: ReactNode
}

/** A list in which nothing is yet: what it is, and how something comes into it. */
export function EmptyList({ says, about, fill }: EmptyListProps) {
  const say = useWords()
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', maxWidth: 640 }}>
      <Typography role="status">{say(says)}</Typography>
      {about && <Typography color="text.secondary">{say(about)}</Typography>}
      {fill}
    </Box>
  )
}
