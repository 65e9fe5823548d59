import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { type CountRow } from '../../../api/api-types.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { useWords, type WordKey } from '../../../kit/words/use-words.js'
import { list } from './CountedList.js'
import { readLines, storedLines } from './kept.js'
import { useCountInWords } from './use-count-in-words.js'

/** Counts, each with the way to it. */
export function CountCards({ counts, empty }: { counts: readonly CountRow[]; empty: WordKey }) {
  const say = useWords()
  const { scopeOf, closing } = useCountInWords()
  if (counts.length === 0) return <Typography>{say(empty)}</Typography>
  return (
    <Box component="ul" sx={list}>
      {counts.map((count) => {
        const waiting = readLines(storedLines(count._id)).length
        return (
          <Card component="li" key={count._id} sx={{ p: 1.5 }}>
            <TapLink component={Link} to={`/dashboard/count/${count._id}`}>
              {scopeOf(count)}
            </TapLink>
            <Typography variant="body2">
              {say('counts.counted', { smart_count: count.counted })}
              {waiting > 0 && ` · ${say('counts.waiting', { smart_count: waiting })}`}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {closing(count)}
            </Typography>
          </Card>
        )
      })}
    </Box>
  )
}
