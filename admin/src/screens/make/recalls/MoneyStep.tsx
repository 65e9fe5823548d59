import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type Recall } from '../../../api/api-types.js'
import { Fact } from '../../../kit/ui/Fact.js'
import { formatMoney } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'
import { MoneyLine } from './MoneyLine.js'
import { sentLines } from './progress.js'
import { RefundAll } from './RefundAll.js'
import { plainList, Step } from './Step.js'
import { type RecallAtHand } from './use-recall.js'

/** Refunds and other jars from one list, and what all of it costs. */
export function MoneyStep({ hand }: { hand: RecallAtHand }) {
  const say = useWords()
  const lines = sentLines(hand.recall)
  return (
    <Step id="recall-money" heading={say('recallMoney.title')}>
      <Cost cost={hand.recall.cost} />
      <Typography>{say(lines.length === 0 ? 'recallMoney.none' : 'recallMoney.rule')}</Typography>
      <RefundAll hand={hand} />
      <Box component="ul" sx={plainList}>
        {lines.map(({ order, line }) => (
          <MoneyLine key={`${order.orderId}:${line.line}`} order={order} line={line} hand={hand} />
        ))}
      </Box>
    </Step>
  )
}

const facts = { m: 0, display: 'grid', gap: 1.25, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }
const PARTS = ['shelf', 'material', 'refunds', 'courier', 'total'] as const

function Cost({ cost }: { cost: Recall['cost'] }) {
  const say = useWords()
  return (
    <Box component="dl" aria-label={say('recallMoney.cost')} sx={facts}>
      {PARTS.map((part) => (
        <Fact key={part} name={say(`recallMoney.${part}`)}>
          {part === 'total' ? <strong>{formatMoney(cost[part])}</strong> : formatMoney(cost[part])}
        </Fact>
      ))}
    </Box>
  )
}
