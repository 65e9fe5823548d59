import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { type RecallLine, type RecallOrder } from '../../../api/api-types.js'
import { personName } from '../../../api/names.js'
import { formatDateTime, formatMoney } from '../../../kit/ui/format.js'
import { StatusChip } from '../../../kit/ui/StatusChip.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'
import { JarsOf } from './JarsOf.js'
import { MoneyChoices } from './MoneyChoices.js'
import { RecoveredForm } from './RecoveredForm.js'
import { buttons, row } from './Step.js'
import { type RecallAtHand } from './use-recall.js'

interface MoneyLineProps {
  order: RecallOrder
  line: RecallLine
  hand: RecallAtHand
}

/** The refund decision for one line, and its returned jars. */
export function MoneyLine({ order, line, hand }: MoneyLineProps) {
  const say = useWords()
  const { orderId } = order
  return (
    <Box component="li" sx={row}>
      <strong>{orderId}</strong>
      <JarsOf order={{ lines: [line] }} />
      <Typography variant="body2">{say('recallMoney.paid', { amount: formatMoney(line.paid) })}</Typography>
      <Decided line={line} drill={hand.recall.drill} />
      {hand.isOpen && <MoneyChoices order={order} line={line} hand={hand} />}
      <RecoveredForm key={`${line.returned}:${line.destroyed}`} order={order} line={line} hand={hand} />
    </Box>
  )
}

/** The decision, in words. */
function decisionText({ decision, refunded }: RecallLine, drill: boolean, say: Say): string | null {
  if (!decision) return refunded > 0 ? say('recallMoney.elsewhere', { amount: formatMoney(refunded) }) : null
  const { kind, reference, lastError } = decision
  const amount = formatMoney(decision.amount)
  if (kind === 'replacement') return replacementText(decision, drill, say)
  if (kind === 'nothing') return say('recallMoney.isNothing')
  if (drill) return say('recallMoney.practised', { amount })
  return say(`recallMoney.refund_${decision.refund ?? 'open'}`, {
    amount,
    reference,
    error: lastError ?? '',
  })
}

function replacementText(
  { order, reference }: NonNullable<RecallLine['decision']>,
  drill: boolean,
  say: Say,
): string {
  if (order?.deliveryStatus === 'Cancelled') return say('recallMoney.orderCancelled')
  if (order) return say('recallMoney.isOrder')
  return drill && reference === ''
    ? say('recallMoney.orderPractised')
    : say('recallMoney.isReplacement', { reference })
}

function Decided({ line, drill }: { line: RecallLine; drill: boolean }) {
  const say = useWords()
  const text = decisionText(line, drill, say)
  if (text === null) return null
  const { decision } = line
  const isFailed = decision?.refund === 'failed'
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600, color: isFailed ? 'error.main' : 'text.primary' }}>
        {text}{' '}
        {decision && say('recallMoney.by', { at: formatDateTime(decision.at), by: personName(decision.by) })}
      </Typography>
      {decision?.order && (
        <Box sx={{ ...buttons, alignItems: 'center' }}>
          <TapLink
            component={RouterLink}
            to={`/assign-stock?order=${encodeURIComponent(decision.order.orderId)}`}
          >
            {decision.order.orderId}
          </TapLink>
          <StatusChip status={decision.order.deliveryStatus} />
        </Box>
      )}
    </>
  )
}
