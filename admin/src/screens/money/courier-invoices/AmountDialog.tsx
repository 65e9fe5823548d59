import { required, TextInput } from 'react-admin'
import { FigureInput } from '../../../kit/inputs/FigureInput.js'
import { useWords } from '../../../kit/words/use-words.js'
import { StepDialog } from '../../../parts/batches/StepDialog.js'

interface Asked {
  amount: number
  note: string
}

interface AmountDialogProps {
  /** What is asked: how much is disputed and why, or how much came back. */
  ask: 'dispute' | 'won'
  amount: number
  onSubmit: (asked: Asked) => Promise<void>
  onClose: () => void
}

/** Asks for the amount of a dispute. */
export function AmountDialog({ ask, amount, onSubmit, onClose }: AmountDialogProps) {
  const say = useWords()
  return (
    <StepDialog<Asked>
      title={say(`courierInvoices.${ask}Title`)}
      text={say(`courierInvoices.${ask}Text`)}
      submit={say(`courierInvoices.${ask}`)}
      blank={{ amount }}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <FigureInput
        source="amount"
        label={say('courierInvoices.amount')}
        validate={required()}
        measure="RUPEES"
      />
      {ask === 'dispute' && (
        <TextInput
          source="note"
          label={say('courierInvoices.reason')}
          validate={required()}
          multiline
          slotProps={{ htmlInput: { maxLength: 500 } }}
          helperText={false}
        />
      )}
    </StepDialog>
  )
}
