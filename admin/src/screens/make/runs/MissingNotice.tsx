import './words.js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { type Reservation } from '../../../api/api-types.js'
import { editAddress, fillAddress } from '../../../kit/addresses/addresses.js'
import { formatQuantity } from '../../../kit/ui/format.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'
import { isLocked, type Missing, missingIn } from './run-draft.js'

/** Most missing things that are named in a row of the list. */
const MOST_IN_BRIEF = 3

/** What a saved run lacks; a Reserved or completed one lacks nothing that anybody waits for. */
const missingInRun = ({ status, components }: Reservation): Missing[] =>
  isLocked(status) ? [] : missingIn(components, ({ requiredQuantity = 0 }) => requiredQuantity)

const inWords = (say: Say, { product, quantity, unit }: Missing): string =>
  quantity === 0
    ? say('reservations.noBatchOf', { product })
    : say('reservations.missingOf', { product, quantity: formatQuantity(quantity), unit })

/** What is missing and how much, and the way to raw material that is not there yet. */
export function MissingNotice({ missing, run }: { missing: readonly Missing[]; run?: Reservation }) {
  const say = useWords()
  return (
    <Alert severity="warning" variant="outlined">
      {say('reservations.missing')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {missing.map((one, at) => (
          <li key={at}>{inWords(say, one)}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {run && (
          <>
            <Button component={Link} to={fillAddress(run.reservationId)} variant="outlined">
              {say('reservations.reserveNow')}
            </Button>
            <Button component={Link} to={editAddress(run.reservationId)}>
              {say('reservations.chooseBatches')}
            </Button>
          </>
        )}
        <Button component={Link} to="/stock-receipt">
          {say('reservations.receiveMore')}
        </Button>
      </Box>
    </Alert>
  )
}

/** The same on the page of a run. */
export function RunLacks({ run }: { run: Reservation }) {
  const missing = missingInRun(run)
  return missing.length === 0 ? null : <MissingNotice missing={missing} run={run} />
}

/** The same in a row of the list: one line, and the next step. */
export function LacksInBrief({ run }: { run: Reservation }) {
  const say = useWords()
  const missing = missingInRun(run)
  if (missing.length === 0) return null
  const shown = missing.slice(0, MOST_IN_BRIEF).map((one) => inWords(say, one))
  const further = missing.length - shown.length
  if (further > 0) shown.push(say('reservations.missingFurther', { smart_count: further }))
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', maxWidth: 280, whiteSpace: 'normal' }}>
      <Typography variant="body2" color="text.secondary">
        {say('reservations.missingShort', { list: shown.join(', ') })}
      </Typography>
      <TapLink
        component={Link}
        to={fillAddress(run.reservationId)}
        aria-label={`${say('reservations.reserveNow')} ${run.reservationId}`}
      >
        {say('reservations.reserveNow')}
      </TapLink>
    </Box>
  )
}
