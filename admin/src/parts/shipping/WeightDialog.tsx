import './weight-words.js'
import { required, useNotify } from 'react-admin'
import { handoverCalls } from '../../api/handover-calls.js'
import { useCalls } from '../../api/use-calls.js'
import { FigureInput } from '../../kit/inputs/FigureInput.js'
import { formatQuantity } from '../../kit/ui/format.js'
import { useWords } from '../../kit/words/use-words.js'
import { StepDialog } from '../batches/StepDialog.js'
import { useParcelsAgain, type WeighedParcel } from './use-parcels-again.js'

/** Asks what a parcel weighs on the shop's own scale. */
export function WeightDialog({ parcel, onClose }: { parcel: WeighedParcel; onClose: () => void }) {
  const say = useWords()
  const calls = useCalls(handoverCalls)
  const notify = useNotify()
  const readAgain = useParcelsAgain()
  const { orderId, waybill, weightGrams, deadWeightGrams } = parcel
  return (
    <StepDialog<{ grams: number }>
      title={say('weights.title')}
      text={say('weights.text', { waybill, grams: formatQuantity(weightGrams) })}
      submit={say('weights.save')}
      blank={deadWeightGrams === null ? {} : { grams: deadWeightGrams }}
      onSubmit={async ({ grams }) => {
        await calls.weighParcel(orderId, waybill, Number(grams))
        notify('weights.saved', { type: 'success' })
        onClose()
        await readAgain()
      }}
      onClose={onClose}
    >
      <FigureInput source="grams" label={say('weights.grams')} validate={required()} measure="G" />
    </StepDialog>
  )
}
