import Box from '@mui/material/Box'
import { useLiveness } from '../api/live.js'
import { useOnPhone } from '../kit/lists/use-on-phone.js'
import { colour } from '../kit/theme/tokens.js'
import { formatTime } from '../kit/ui/format.js'
import { unseen } from '../kit/ui/layout.js'
import { useWords } from '../kit/words/use-words.js'

/** Whether the screens hear of changes by themselves, or since when they do not and have to ask. */
export function LiveMark() {
  const say = useWords()
  const { live, lostAt } = useLiveness()
  const onPhone = useOnPhone()
  return (
    <Box
      role="status"
      sx={{
        flex: 'none',
        fontSize: 14,
        whiteSpace: 'nowrap',
        color: lostAt ? colour.sesame : colour.muted,
        '@media print': { display: 'none' },
      }}
    >
      {live && (
        <>
          <Box component="span" aria-hidden sx={{ color: colour.mangoDeep }}>
            ●{' '}
          </Box>
          <Box component="span" sx={onPhone ? unseen : {}}>
            {say('app.live')}
          </Box>
        </>
      )}
      {lostAt && (
        <>
          <span aria-hidden>○ </span>
          <span>{say('app.notLive', { time: formatTime(lostAt.toISOString()) })}</span>
        </>
      )}
    </Box>
  )
}
