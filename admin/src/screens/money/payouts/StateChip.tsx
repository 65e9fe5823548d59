import Chip from '@mui/material/Chip'
import { useWords } from '../../../kit/words/use-words.js'

/** Whether something waits for somebody. */
export function StateChip({ open }: { open: boolean }) {
  const say = useWords()
  return (
    <Chip
      size="small"
      variant={open ? 'filled' : 'outlined'}
      color={open ? 'warning' : 'success'}
      label={say(open ? 'payouts.open' : 'payouts.fine')}
    />
  )
}
