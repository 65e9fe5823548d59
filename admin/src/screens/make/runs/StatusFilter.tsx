import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useInput, useTranslateLabel } from 'react-admin'
import { type ReservationStatus } from '../../../api/api-types.js'
import { useWords } from '../../../kit/words/use-words.js'
import { STATUSES } from './run-statuses.js'

const ALL = 'All'
/** The filter for reservations of one status, or of all. */
export function StatusFilter({ source }: { source: string; alwaysOn?: boolean }) {
  const say = useWords()
  const nameOf = useTranslateLabel()
  const { field, id } = useInput({ source })
  const chosen = (field.value as ReservationStatus | '' | null) || ALL
  return (
    <TextField
      select
      id={id}
      label={nameOf({ resource: 'reservations', source })}
      value={chosen}
      onChange={({ target }) => field.onChange(target.value === ALL ? '' : target.value)}
    >
      <MenuItem value={ALL}>{say('reservations.all')}</MenuItem>
      {STATUSES.map((status) => (
        <MenuItem key={status} value={status}>
          {say(`status.${status}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
