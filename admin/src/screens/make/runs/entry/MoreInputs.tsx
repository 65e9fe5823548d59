import Box from '@mui/material/Box'
import { required, TextInput } from 'react-admin'
import { Folded } from '../../../../kit/edit/Folded.js'
import { wholeRow } from '../../../../kit/inputs/columns.js'
import { upTo } from '../../../../kit/ui/html-input.js'
import { type DraftComponent } from '../run-draft.js'
import { columns } from './layout.js'
import { useRunForm } from './run-form.js'
import { StatusInput } from './StatusInput.js'

const FIELDS = ['reservedBy', 'status', 'remarks']

/** Who reserves, remarks, and the status if somebody sets it by hand. */
export function MoreInputs({ components }: { components: readonly DraftComponent[] }) {
  const { locked } = useRunForm()
  return (
    <Folded title="reservations.more" fields={FIELDS}>
      <Box sx={columns}>
        <TextInput
          source="reservedBy"
          validate={required('reservations.reservedByRequired')}
          readOnly={locked}
          slotProps={upTo(80)}
          helperText={false}
        />
        <StatusInput components={components} />
        <TextInput
          source="remarks"
          label="reservations.remarks"
          multiline
          readOnly={locked}
          sx={wholeRow}
          slotProps={upTo(500)}
          helperText={false}
        />
      </Box>
    </Folded>
  )
}
