import { type StaffOrder } from '../../../../api/api-types.js'
import { type CreditBody } from '../../../../api/credit-calls.js'
import { numberIn } from '../../../../kit/ui/typed-number.js'

/** What somebody typed. Numbers are kept as text, so that nothing typed is lost. */
export interface CreditDraft {
  kind: CreditBody['kind']
  /** Jars to give back, by the line of the order. */
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

const rupees = (text: string): number => numberIn(text, 'RUPEES') ?? 0

/** The draft as the server takes it. A number that cannot be read is NaN, which no request sends. */
export function bodyOfDraft(draft: CreditDraft, seen: number): CreditBody {
  const isLines = draft.kind === 'lines'
  const lines = draft.jars.map((text, line) => {
    const jars = numberIn(text, 'PC') ?? 0
    const amount = rupees(draft.amounts[line] ?? '')
    return { line, ...(jars === 0 ? {} : { jars }), ...(amount === 0 ? {} : { amount }) }
  })
  return {
    kind: draft.kind,
    lines: isLines ? lines.filter((line) => Object.keys(line).length > 1) : [],
    amount: isLines ? 0 : rupees(draft.amount),
    delivery: rupees(draft.delivery),
    reason: draft.reason.trim(),
    seen,
    way: draft.way,
    reference: draft.way === 'hand' ? draft.reference.trim() : '',
  }
}
