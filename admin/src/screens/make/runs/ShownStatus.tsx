import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { type Reservation } from '../../../api/api-types.js'
import { StatusChip } from '../../../kit/ui/StatusChip.js'
import { useWords } from '../../../kit/words/use-words.js'

const bare = {
  '&.MuiInputBase-root': { minHeight: 0 },
  '& .MuiSelect-select': { p: '0 !important', minHeight: '0 !important' },
  // Its words are not muted as those of other locked fields are.
  '& .MuiChip-root': { WebkitTextFillColor: 'currentColor' },
}

/** The status as a select that cannot be changed here: it follows from the batches. */
export function ShownStatus({ reservationId, status }: Pick<Reservation, 'reservationId' | 'status'>) {
  const say = useWords()
  return (
    <Select
      disabled
      variant="standard"
      disableUnderline
      value={status}
      renderValue={() => <StatusChip status={status} />}
      IconComponent={() => null}
      SelectDisplayProps={{ 'aria-label': say('reservations.statusOf', { name: reservationId }) }}
      sx={bare}
    >
      <MenuItem value={status}>{say(`status.${status}`)}</MenuItem>
    </Select>
  )
}
