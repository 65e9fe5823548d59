import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { required, TextInput, useRecordContext } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { type Reservation } from '../../../../api/api-types.js'
import { sentenceOf } from '../../../../api/request.js'
import { useApi } from '../../../../api/use-api.js'
import { runAddress } from '../../../../kit/addresses/addresses.js'
import { Folded } from '../../../../kit/edit/Folded.js'
import { wholeRow } from '../../../../kit/inputs/columns.js'
import { ErrorNotice } from '../../../../kit/ui/ErrorNotice.js'
import { upTo } from '../../../../kit/ui/layout.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { type DraftComponent, isLocked, shelfOf } from '../run-draft.js'
import { BomSelect } from './BomSelect.js'
import { Components } from './Components.js'
import { CostPrice, NumberField, QuantityInput } from './figures.js'
import { FillNotice } from './FillNotice.js'
import { columns } from './layout.js'
import { RunFormContext, useRunForm } from './run-form.js'
import { StatusInput } from './StatusInput.js'
import { useFill } from './use-fill.js'

const NONE: DraftComponent[] = []

/** The fields of a reservation: recipe and quantity first, since the rest follows from them. */
export function RunInputs() {
  const say = useWords()
  const locked = isLocked(useWatch({ name: 'status' }))
  const components = (useWatch({ name: 'components' }) as DraftComponent[] | null | undefined) ?? NONE
  const { canFill, fill, byItself, onHand, required, query, byHand } = useFill(locked)
  const { shelf, offered } = useShelf()
  const shared = useMemo(() => ({ locked, shelf, required, onHand }), [locked, shelf, required, onHand])
  return (
    <RunFormContext value={shared}>
      <LockNotice />
      <Box sx={columns}>
        <BomSelect onChosen={byItself} />
        <QuantityInput />
        <CostPrice components={components} />
        <NumberField />
      </Box>
      {offered.isError && (
        <ErrorNotice
          message={sentenceOf(offered.error, say('stock.choicesFailed'))}
          onRetry={() => void offered.refetch()}
        />
      )}
      <FillNotice components={components} canFill={canFill} byHand={byHand} fill={fill} query={query} />
      <Components components={components} />
      <MoreInputs components={components} />
    </RunFormContext>
  )
}

/** Why nothing can be typed, and the way on. */
function LockNotice() {
  const say = useWords()
  const { locked } = useRunForm()
  const { setValue } = useFormContext()
  const status: unknown = useWatch({ name: 'status' })
  const record = useRecordContext<Partial<Reservation>>()
  if (!locked) return null
  const isDone = status === 'Production Completed'
  const action = isDone ? (
    <Button component={Link} to={runAddress(record?.reservationId ?? '')}>
      {say('reservations.open')}
    </Button>
  ) : (
    <Button onClick={() => setValue('status', 'Pending', { shouldDirty: true })}>
      {say('reservations.unlock')}
    </Button>
  )
  return (
    <Alert
      severity="info"
      variant="outlined"
      action={action}
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 180px' } }}
    >
      {say(isDone ? 'reservations.lockedCompleted' : 'reservations.lockedReserved')}
    </Alert>
  )
}

const FIELDS = ['reservedBy', 'status', 'remarks']

/** Who reserves, remarks, and the status if somebody sets it by hand. */
function MoreInputs({ components }: { components: readonly DraftComponent[] }) {
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

/** The batches that the form may choose from, by product. */
function useShelf() {
  const api = useApi()
  const { defaultValues } = useFormState()
  const offered = useQuery({
    queryKey: ['stock', 'to reserve'],
    queryFn: ({ signal }) => api.batchesToReserve(signal),
  })
  const saved = (defaultValues as Partial<Reservation> | undefined)?.components
  const shelf = useMemo(() => shelfOf(offered.data ?? [], saved ?? []), [offered.data, saved])
  return { shelf, offered }
}
