import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { type RecallLine, type RecallOrder } from '../../../api/api-types.js'
import { Confirm } from '../../../kit/ui/dialogs.js'
import { formatMoney } from '../../../kit/ui/format.js'
import { TextDialog } from '../../../kit/ui/TextDialog.js'
import { useWords } from '../../../kit/words/use-words.js'
import { isBound, isUndecided } from './progress.js'
import { buttons } from './Step.js'
import { type RecallAtHand, useRecallStep } from './use-recall.js'

type Choice = 'refund' | 'cash' | 'hand' | 'order' | 'replacement' | 'nothing'

/** Money goes back the way it came, or by hand. If nothing was paid, there is no refund. */
function choicesFor({ paidBy }: RecallOrder): Choice[] {
  const money = { provider: ['refund', 'hand'], upi: ['hand'], cash: ['cash', 'hand'], none: [] } as const
  return [...money[paidBy ?? 'provider'], 'order', 'replacement', 'nothing']
}

interface Props {
  order: RecallOrder
  line: RecallLine
  hand: RecallAtHand
}

/** A refund that was made, and jars that an order brings, are final; any other decision can be changed. */
export function MoneyChoices({ order, line, hand }: Props) {
  const say = useWords()
  const { ask, setAsking, choose, close, step } = useChoice({ order, line, hand })
  if (isBound(line)) return null
  const words = wordsOf(order, line)
  const choices = choicesFor(order)
  return (
    <>
      <Box sx={buttons}>
        {choices.map((choice, at) => (
          <Button
            key={choice}
            variant={at === 0 ? 'contained' : 'outlined'}
            aria-label={say(`recallMoney.${choice}Of`, words)}
            loading={step.isBusy(choice)}
            onClick={() => (choice === 'nothing' ? void choose(choice) : setAsking(choice))}
          >
            {say(`recallMoney.${choice}`)}
          </Button>
        ))}
      </Box>
      {(['refund', 'cash', 'order'] as const).map((choice) => (
        <Confirm
          key={choice}
          isOpen={ask === choice}
          irreversible
          loading={step.pending}
          title={say(`recallMoney.${choice}Title`, words)}
          content={say(hand.recall.drill ? 'recallMoney.drillText' : `recallMoney.${choice}Text`, words)}
          confirm={say(`recallMoney.${choice}`)}
          cancel={say('recallMoney.cancel')}
          onConfirm={() => void choose(choice)}
          onClose={close}
        />
      ))}
      {(['hand', 'replacement'] as const).map((choice) => (
        <TextDialog
          key={choice}
          open={ask === choice}
          title={say(`recallMoney.${choice}Title`, words)}
          {...(choice === 'replacement' ? { text: say('recallMoney.replacementText') } : {})}
          label={say(`recallMoney.${choice}Label`)}
          missing={say(`recallMoney.${choice}Missing`)}
          submit={say(`recallMoney.${choice}`)}
          maxLength={100}
          busy={step.pending}
          onSubmit={(text) => void choose(choice, text)}
          onClose={close}
        />
      ))}
    </>
  )
}

/** The lines of an order that are decided together: one parcel brings the jars of all of them. */
const linesTogether = (order: RecallOrder, line: RecallLine): RecallLine[] =>
  order.lines.filter((one) => one.line === line.line || isUndecided(one))

function wordsOf(order: RecallOrder, line: RecallLine) {
  return {
    order: order.orderId,
    amount: formatMoney(line.paid),
    smart_count: linesTogether(order, line).reduce((sum, { jars }) => sum + jars, 0),
  }
}

/** A choice that waits for its confirmation, and the step that carries it out. */
function useChoice({ order, line, hand }: Props) {
  const step = useRecallStep(hand)
  const [ask, setAsking] = useState<Choice | null>(null)
  const { orderId } = order
  const { id } = hand.recall
  const send = (choice: Choice, reference: string) => {
    if (choice === 'order') {
      const lines = linesTogether(order, line).map((one) => one.line)
      return step.run(choice, (api) => api.recallStep(id, 'replacements', { orderId, lines }))
    }
    const isMoney = choice === 'refund' || choice === 'cash' || choice === 'hand'
    const decision = isMoney ? 'refund' : choice
    const method = choice === 'hand' || choice === 'cash' ? choice : 'provider'
    const body = { orderId, line: line.line, decision, method, reference }
    return step.run(choice, (api) => api.recallStep(id, 'decisions', body))
  }
  const choose = async (choice: Choice, reference = '') => {
    const done = await send(choice, reference)
    // A text that was typed stays until the server has taken it.
    if (done || (choice !== 'hand' && choice !== 'replacement')) setAsking(null)
  }
  const close = () => {
    step.reset()
    setAsking(null)
  }
  return { ask, setAsking, choose, close, step }
}
