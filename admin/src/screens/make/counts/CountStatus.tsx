import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useWords } from '../../../kit/words/use-words.js'
import { type CountAtHand } from './use-count.js'

/** How far the count is, which lines wait on this phone, and which the server did not take. */
export function CountStatus({ view, outbox, offline, noRoom, shelf }: CountAtHand) {
  const say = useWords()
  const { waiting, refused, dismiss, wantsPin, sendNow } = outbox
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 650 }}>
          {say('counts.progress', { counted: view.counted.length, open: view.open.length })}
        </Typography>
        {waiting.length > 0 ? (
          <Chip color="warning" size="small" label={say('counts.waiting', { smart_count: waiting.length })} />
        ) : (
          view.counted.length > 0 && <Chip size="small" label={say('counts.allSent')} />
        )}
      </Box>
      {wantsPin && (
        <Alert
          severity="warning"
          variant="outlined"
          action={
            <Button color="inherit" onClick={sendNow}>
              {say('counts.enterPin')}
            </Button>
          }
        >
          {say('counts.wantsPin')}
        </Alert>
      )}
      {offline && (
        <Alert severity="warning" variant="outlined">
          {say('counts.offline')}
        </Alert>
      )}
      {noRoom && (
        <Alert severity="warning" variant="outlined">
          {say('counts.noRoom')}
        </Alert>
      )}
      {shelf.more && <Typography>{say('counts.more')}</Typography>}
      {refused.length > 0 && (
        <Alert
          severity="error"
          variant="outlined"
          action={
            <Button color="inherit" onClick={() => dismiss(refused.map(({ clientLineId }) => clientLineId))}>
              {say('counts.dismiss')}
            </Button>
          }
        >
          {say('counts.refused', { smart_count: refused.length })}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {refused.map(({ clientLineId, batchNumber, refused: why }) => (
              <li key={clientLineId}>
                {batchNumber}: {why}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  )
}
