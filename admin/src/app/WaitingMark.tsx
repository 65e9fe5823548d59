import Box from '@mui/material/Box'
import { colour, markGround, onChilli, radius } from '../kit/theme/tokens.js'
import { unseen } from '../kit/ui/layout.js'
import { useWords } from '../kit/words/use-words.js'

const MOST_SHOWN = 99

const inRow = {
  ml: 'auto',
  px: 0.75,
  minWidth: 22,
  borderRadius: `${radius.pill}px`,
  bgcolor: markGround,
  fontSize: 12,
  lineHeight: '20px',
  textAlign: 'center',
}

/** Where there is no room beside the picture, the number stands on its corner. */
const onCorner = {
  ...inRow,
  position: 'absolute',
  top: 3,
  left: '50%',
  ml: 0.5,
  px: 0.5,
  minWidth: 16,
  bgcolor: colour.chilli,
  color: onChilli,
  fontSize: 11,
  fontWeight: 600,
  lineHeight: '16px',
}

/** How much waits, as a number; for those who listen, in words. Nothing when nothing waits. */
export function WaitingMark({ count, onPicture = false }: { count: number; onPicture?: boolean }) {
  const say = useWords()
  if (count === 0) return null
  return (
    <Box component="span" sx={onPicture ? onCorner : inRow}>
      <span aria-hidden>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <Box component="span" sx={unseen}>
        {say('app.waiting', { count })}
      </Box>
    </Box>
  )
}
