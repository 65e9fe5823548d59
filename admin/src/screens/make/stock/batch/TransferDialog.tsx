import '../../../../parts/batches/words.js'
import { useNotify } from 'react-admin'
import { type Batch } from '../../../../api/api-types.js'
import { useApi } from '../../../../api/use-api.js'
import { FocusOnOpen } from '../../../../kit/edit/FocusOnOpen.js'
import { FigureInput } from '../../../../kit/inputs/FigureInput.js'
import { RecordSelect } from '../../../../kit/inputs/RecordSelect.js'
import { formatQuantity } from '../../../../kit/ui/format.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { StepDialog } from '../../../../parts/batches/StepDialog.js'
import { quantityRules } from './quantity-rules.js'

interface Values {
  outlet: string
  quantity: number
}

interface TransferDialogProps {
  batch: Batch
  onDone: (there: Batch) => void
  onClose: () => void
}

/** All or a part of what is free goes to another outlet. */
export function TransferDialog({ batch, onDone, onClose }: TransferDialogProps) {
  const say = useWords()
  const api = useApi()
  const notify = useNotify()
  const { id, batchNumber, priceUnit, remainingQuantity } = batch
  const send = async ({ outlet, quantity }: Values) => {
    const there = await api.transferStock({ id, outlet, quantity })
    const messageArgs = { outlet: there.outlet.name, batch: there.batchNumber }
    notify('batch.transferred', { type: 'success', messageArgs })
    onDone(there)
  }
  return (
    <StepDialog<Values>
      title={say('batch.transferTitle', { batch: batchNumber })}
      text={say('batch.transferText', {
        quantity: formatQuantity(remainingQuantity),
        unit: priceUnit,
        outlet: batch.outlet.name,
      })}
      submit={say('batch.transfer')}
      blank={{ quantity: remainingQuantity }}
      onSubmit={send}
      onClose={onClose}
    >
      <RecordSelect
        source="outlet"
        label="batch.toOutlet"
        resource="outlets"
        without={batch.outlet._id}
        missing="batch.outletRequired"
      />
      <FigureInput
        source="quantity"
        label={say('batch.transferQuantity', { unit: priceUnit })}
        validate={quantityRules}
        measure={priceUnit}
      />
      <FocusOnOpen field="outlet" />
    </StepDialog>
  )
}
