import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useWords } from '../words/use-words.js'

/** The shape of a list that is on its way; announced once. */
export function ScreenSkeleton({
  label,
  rows = 3,
  height = 180,
}: {
  label?: string
  rows?: number
  height?: number
}) {
  const say = useWords()
  return (
    <Box role="status" aria-label={label ?? say('common.loading')} sx={{ display: 'grid', gap: 2 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={height} />
      ))}
    </Box>
  )
}
