import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type CreditPreview, type StaffOrder } from '../../../../api/api-types.js'
import { formatMoney, formatQuantity } from '../../../../kit/ui/format.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { type CreditDraft } from './credit-draft.js'

interface CreditCheckProps {
  order: StaffOrder
  draft: CreditDraft
  preview: CreditPreview
}

const SENTENCES = {
  provider: 'credits.checkProvider',
  hand: 'credits.checkHand',
  cash: 'credits.checkCash',
} as const

/** Exactly what will happen, in the server's figures. */
export function CreditCheck({ order: { contactName: name }, draft, preview }: CreditCheckProps) {
  const say = useWords()
  const amount = formatMoney(preview.amount)
  const reference = draft.reference.trim()
  const sentence = say(SENTENCES[draft.way], { amount, name, reference })
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {preview.lines.map((part) => (
          <li key={part.line}>
            {say(part.quantity > 0 ? 'credits.lineJars' : 'credits.lineAmount', {
              name: part.name,
              quantity: formatQuantity(part.quantity),
              amount: formatMoney(part.amount),
            })}
          </li>
        ))}
        {preview.delivery > 0 && (
          <li>{say('credits.ofDelivery', { amount: formatMoney(preview.delivery) })}</li>
        )}
      </Box>
      <Typography>{sentence}</Typography>
      <Typography>{say('credits.checkReason', { name, reason: draft.reason.trim() })}</Typography>
      <Typography color="text.secondary">
        {say('credits.left', { left: formatMoney(preview.left) })}
      </Typography>
    </>
  )
}
