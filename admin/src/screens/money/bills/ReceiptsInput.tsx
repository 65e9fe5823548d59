import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type Bill, type UnbilledReceipt } from '../../../api/api-types.js'
import { billCalls } from '../../../api/bill-calls.js'
import { sentenceOf } from '../../../api/request.js'
import { useCalls } from '../../../api/use-calls.js'
import { FormSection } from '../../../kit/edit/FormSection.js'
import { colour } from '../../../kit/theme/tokens.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { formatDay, formatMoney, formatQuantity } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'
import { type LineDraft, sumOf, taxableIn } from './figures.js'

type Listed = Bill['receipts'][number]
type Held = (string | Listed)[]

const idOf = (one: string | Listed) => (typeof one === 'string' ? one : one._id)

interface ReceiptsInputProps {
  supplier: string
  /** Only such a supplier charges GST. */
  hasGstin: boolean
  /** The batch from which the form was opened: it is ticked. */
  opened: string | null
}

/** The receipts of the supplier that stand on no bill: a tick fills in their line. */
export function ReceiptsInput({ supplier, hasGstin, opened }: ReceiptsInputProps) {
  const say = useWords()
  const api = useCalls(billCalls)
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['bills', 'unbilled', supplier],
    queryFn: ({ signal }) => api.unbilledReceipts(supplier, signal),
  })
  const held = ((useWatch({ name: 'receipts' }) as Held | undefined) ?? []).filter(Boolean)
  const tick = useTick(hasGstin)
  const begun = useRef(false)
  useEffect(() => {
    const first = data?.find(({ _id }) => _id === opened)
    if (!first || begun.current) return
    begun.current = true
    tick(first, true)
  }, [data, opened, tick])
  if (isPending) return null
  if (error) {
    const message = sentenceOf(error, say('supplierBills.receiptsFailed'))
    return <ErrorNotice message={message} onRetry={() => void refetch()} />
  }
  const ticked = new Set(held.map(idOf))
  const own = held.filter(
    (one): one is Listed => typeof one !== 'string' && !data.some(({ _id }) => _id === one._id),
  )
  return (
    <FormSection title="supplierBills.receipts">
      {data.length === 0 && own.length === 0 && (
        <Typography color="text.secondary">{say('supplierBills.noReceipts')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflowY: 'auto' }}>
        {own.map((receipt) => (
          <Box component="li" key={receipt._id}>
            <FormControlLabel
              label={receipt.batchNumber}
              control={
                <Checkbox color="secondary" checked onChange={() => tick({ _id: receipt._id }, false)} />
              }
            />
          </Box>
        ))}
        {data.map((receipt) => (
          <Box component="li" key={receipt._id}>
            <FormControlLabel
              sx={{ py: 0.5, alignItems: 'flex-start' }}
              label={<Receipt receipt={receipt} />}
              control={
                <Checkbox
                  color="secondary"
                  checked={ticked.has(receipt._id)}
                  onChange={(_, isTicked) => tick(receipt, isTicked)}
                />
              }
            />
          </Box>
        ))}
      </Box>
    </FormSection>
  )
}

function Receipt({ receipt }: { receipt: UnbilledReceipt }) {
  const { what, batchNumber, receivedOn, quantity, priceUnit, amount } = receipt
  return (
    <Box component="span" sx={{ display: 'block', pt: 1, overflowWrap: 'anywhere' }}>
      {what}, {formatQuantity(quantity)} {priceUnit}
      <Box component="span" sx={{ display: 'block', fontSize: 14, color: colour.muted }}>
        {[formatMoney(amount), formatDay(receivedOn), batchNumber].join(' · ')}
      </Box>
    </Box>
  )
}

/** Ticks a receipt, with its line, the number that it names and the total; or takes it and its line away. */
function useTick(hasGstin: boolean) {
  const { getValues, setValue } = useFormContext()
  return (receipt: Pick<UnbilledReceipt, '_id'> & Partial<UnbilledReceipt>, isTicked: boolean) => {
    const set = (name: string, value: unknown) =>
      setValue(name, value, { shouldDirty: true, shouldValidate: false })
    const lines = (getValues('lines') as LineDraft[] | undefined) ?? []
    const held = (getValues('receipts') as Held | undefined) ?? []
    const others = held.filter((one) => idOf(one) !== receipt._id)
    const before = sumOf(lines)
    const kept = lines.filter((line) => line.receipt !== receipt._id && !isEmpty(line))
    const next = isTicked ? [...kept, lineOf(receipt, hasGstin)] : kept
    set('receipts', isTicked ? [...others, receipt._id] : others)
    set('lines', next.length > 0 ? next : lines)
    const total = getValues('total') as number | null | undefined
    // A total that somebody typed stays.
    if (total == null || total === before) set('total', sumOf(next))
    if (isTicked && !getValues('number') && receipt.invoiceNumber) set('number', receipt.invoiceNumber)
  }
}

const isEmpty = ({ what, taxable }: LineDraft) => !what && taxable == null

function lineOf(
  receipt: Pick<UnbilledReceipt, '_id'> & Partial<UnbilledReceipt>,
  hasGstin: boolean,
): LineDraft {
  const { _id, what = '', hsnCode = '', amount = 0 } = receipt
  const rate = hasGstin ? (receipt.rate ?? 0) : 0
  return { what, hsnCode, rate, taxable: taxableIn(amount, rate), tax: null, receipt: _id }
}
