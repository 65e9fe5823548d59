import '../../../../parts/batches/words.js'
import { RadioButtonGroupInput, required, SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type Batch, type CorrectionReason } from '../../../../api/api-types.js'
import { useApi } from '../../../../api/use-api.js'
import { FocusOnOpen } from '../../../../kit/edit/FocusOnOpen.js'
import { FigureInput } from '../../../../kit/inputs/FigureInput.js'
import { formatQuantity } from '../../../../kit/ui/format.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { StepDialog } from '../../../../parts/batches/StepDialog.js'
import { quantityRules } from './quantity-rules.js'

const REASONS = ['spoilt', 'spilt', 'tasted', 'sample', 'miscounted'] as const satisfies CorrectionReason[]
const DIRECTIONS = ['less', 'more'] as const

const reasons = REASONS.map((id) => ({ id, name: `batch.${id}` }))
const directions = DIRECTIONS.map((id) => ({ id, name: `batch.${id}` }))

interface Values {
  reason: CorrectionReason
  /** Only a miscount can find more. */
  direction?: (typeof DIRECTIONS)[number]
  quantity: number
  note?: string | null
}

interface CorrectDialogProps {
  batch: Batch
  onDone: () => void
  onClose: () => void
}

/** A movement with a reason: staff enter what is missing, or that a count was wrong. */
export function CorrectDialog({ batch, onDone, onClose }: CorrectDialogProps) {
  const say = useWords()
  const api = useApi()
  const { id, batchNumber, priceUnit, remainingQuantity } = batch
  const send = async ({ reason, direction, quantity, note }: Values) => {
    const finds = reason === 'miscounted' && direction === 'more'
    await api.correctStock({
      id,
      reason,
      quantity: finds ? quantity : -quantity,
      ...(note ? { note } : {}),
    })
    onDone()
  }
  return (
    <StepDialog<Values>
      title={say('batch.correctTitle', { batch: batchNumber })}
      text={say('batch.correctText', { quantity: formatQuantity(remainingQuantity), unit: priceUnit })}
      submit={say('batch.correct')}
      blank={{ direction: 'less' }}
      onSubmit={send}
      onClose={onClose}
    >
      <SelectInput
        source="reason"
        label="batch.reason"
        choices={reasons}
        validate={required('batch.reasonRequired')}
        helperText={false}
      />
      <Direction />
      <FigureInput
        source="quantity"
        label={say('batch.howMuch', { unit: priceUnit })}
        validate={quantityRules}
        measure={priceUnit}
      />
      <TextInput
        source="note"
        label="batch.note"
        multiline
        helperText={false}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <FocusOnOpen field="reason" />
    </StepDialog>
  )
}

function Direction() {
  const reason = useWatch({ name: 'reason' }) as CorrectionReason | null | undefined
  if (reason !== 'miscounted') return null
  return (
    <RadioButtonGroupInput
      source="direction"
      label="batch.direction"
      choices={directions}
      helperText={false}
    />
  )
}
