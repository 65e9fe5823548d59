import { FigureField } from '../../../kit/inputs/FigureInput.js'
import { formatMoney } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'
import { isEnough, rupeesIn } from './rupees.js'

interface CashReceivedProps {
  value: string
  /** Rupees to pay. */
  total: number
  onChange: (text: string) => void
}

/** The cash that the customer gives, and at once what goes back of it. It may stay empty. */
export function CashReceived({ value, total, onChange }: CashReceivedProps) {
  const say = useWords()
  const received = rupeesIn(value)
  const isWrong = !isEnough(value, total)
  const help = () => {
    if (value.trim() === '') return say('desk.receivedHelp')
    if (received === null) return say('desk.amountWrong')
    const rest = formatMoney(Math.abs(received - total))
    return isWrong ? say('desk.cashShort', { amount: rest }) : say('desk.change', { amount: rest })
  }
  return (
    <FigureField
      label={say('desk.received')}
      measure="RUPEES"
      value={value}
      error={isWrong}
      helperText={help()}
      onText={onChange}
    />
  )
}
