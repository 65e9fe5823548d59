import Box from '@mui/material/Box'
import { useState } from 'react'
import { SelectInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { ErrorNotice } from '../../../../kit/ui/ErrorNotice.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { allAssigned, type DraftComponent, statusToCome } from '../run-draft.js'
import { STATUSES } from '../run-statuses.js'
import { useRunForm } from './run-form.js'

/** Completed is what receiving makes of a run: nobody chooses it. */
const choices = STATUSES.map((id) => ({
  id,
  name: `status.${id}`,
  disabled: id === 'Production Completed',
}))

/** The status that somebody sets by hand, and the one that follows from the batches. */
export function StatusInput({ components }: { components: readonly DraftComponent[] }) {
  const say = useWords()
  const { locked, required } = useRunForm()
  const { getValues, setValue } = useFormContext()
  const status: unknown = useWatch({ name: 'status' })
  const [isRefused, setRefused] = useState(false)
  const check = () => {
    const refused = getValues('status') === 'Reserved' && !allAssigned(components)
    setRefused(refused)
    if (refused) setValue('status', status)
  }
  const toCome = { status: say(`status.${statusToCome(components, required)}`) }
  return (
    <Box sx={{ display: 'grid', gap: 1, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
      <SelectInput
        source="status"
        choices={choices}
        isRequired
        readOnly={status === 'Production Completed'}
        onChange={check}
        helperText={!locked && say('reservations.willBe', toCome)}
      />
      {isRefused && <ErrorNotice message={say('reservations.allAssigned')} />}
    </Box>
  )
}
