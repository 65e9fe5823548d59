import { type StaffOrder } from '../data/api-types.js'
import { type CreditBody } from '../data/credit-calls.js'

/** What somebody typed. Numbers are kept as text, so that nothing typed is lost. */
export interface CreditDraft {
  kind: CreditBody['kind']
  /** By line. */
  jars: string[]
  amounts: string[]
  amount: string
  delivery: string
  reason: string
  way: CreditBody['way']
  reference: string
}

export function blankDraft(order: StaffOrder): CreditDraft {
  return {
    kind: 'lines',
    jars: order.items.map(() => ''),
    amounts: order.items.map(() => ''),
    amount: '',
    delivery: '',
    reason: '',
    way: order.paidBy === 'cash' ? 'cash' : order.paidBy === 'upi' ? 'hand' : 'provider',
    reference: '',
  }
}

const numberOf = (text: string): number => (text.trim() === '' ? 0 : Number(text.replaceAll(',', '')))

/** The draft as the server takes it; what is no number is left to its sentence. */
export function bodyOfDraft(draft: CreditDraft): CreditBody {
  const isLines = draft.kind === 'lines'
  const lines = draft.jars.map((text, line) => {
    const jars = numberOf(text)
    const amount = numberOf(draft.amounts[line] ?? '')
    return { line, ...(jars === 0 ? {} : { jars }), ...(amount === 0 ? {} : { amount }) }
  })
  return {
    kind: draft.kind,
    lines: isLines ? lines.filter((line) => Object.keys(line).length > 1) : [],
    amount: isLines ? 0 : numberOf(draft.amount),
    delivery: numberOf(draft.delivery),
    reason: draft.reason.trim(),
    way: draft.way,
    reference: draft.way === 'hand' ? draft.reference.trim() : '',
  }
}
