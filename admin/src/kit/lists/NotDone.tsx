import './tools-words.js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWords } from '../words/use-words.js'

/** One of several records that stays as it is. */
export interface Problem {
  name: string
  why: string
}

/** The records of several that were not changed, each with the reason. */
export function NotDone({ problems }: { problems: readonly Problem[] }) {
  const say = useWords()
  if (problems.length === 0) return null
  return (
    <Box
      component="ul"
      role="alert"
      aria-label={say('listTools.notDone')}
      sx={{ flex: '1 0 100%', m: 0, pl: 2.5, maxHeight: '30vh', overflowY: 'auto' }}
    >
      {problems.map(({ name, why }) => (
        <Typography component="li" variant="body2" color="error.main" key={name}>
          <strong>{name}</strong>: {why}
        </Typography>
      ))}
    </Box>
  )
}
