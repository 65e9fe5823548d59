import '../../../parts/labels/words.js'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type RaRecord, useNotify } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { type Batch, type Product } from '../../../api/api-types.js'
import { takeLost } from '../../../api/once.js'
import { statusOf, unusualIn, waitsForOwner } from '../../../api/request.js'
import { type ReceivedStock } from '../../../api/stock-receipts.js'
import { CreateForm } from '../../../kit/edit/CreateForm.js'
import { FocusOnOpen } from '../../../kit/edit/FocusOnOpen.js'
import { FormSection } from '../../../kit/edit/FormSection.js'
import { useAllByName } from '../../../kit/inputs/all-by-name.js'
import { columns } from '../../../kit/inputs/columns.js'
import { RecordSelect } from '../../../kit/inputs/RecordSelect.js'
import { formatQuantity } from '../../../kit/ui/format.js'
import { dayInIndia } from '../../../kit/ui/ist.js'
import { STAYS } from '../../../kit/ui/use-arrival.js'
import { useBrowserMemory } from '../../../kit/ui/use-browser-memory.js'
import { useWords } from '../../../kit/words/use-words.js'
import { keepReceipt } from '../../../parts/receipts/kept-receipts.js'
import { KeptReceipts } from '../../../parts/receipts/KeptReceipts.js'
import { useSession } from '../../../session/session-context.js'
import { AskUnusual } from './AskUnusual.js'
import { BatchInputs } from './BatchInputs.js'
import { BatchNumberInput, PriceInput, QuantityInput, UnitInput } from './inputs/figure-inputs.js'
import { type ReceiptMode, toReceipt } from './inputs/receipt-draft.js'
import { useChosenProduct, useNextNumber, useProductFacts } from './inputs/use-derived.js'
import { MadeInputs } from './made/MadeInputs.js'
import { toRunReceipt } from './made/run-receipt.js'
import { type Received, ReceivedNotice } from './ReceivedNotice.js'

type Saved = ReceivedStock & RaRecord

const REMEMBERED = ['outlet']

/** A form for one batch after the other. After each it shows the batch number, and keeps the outlet for the next. */
export function ReceiptForm({ mode }: { mode: ReceiptMode }) {
  const say = useWords()
  const queries = useQueryClient()
  const [received, setReceived] = useState<Received | null>(null)
  const [delivery, setDelivery] = useState<Partial<Batch>>({})
  const [today] = useState(() => dayInIndia(new Date()))
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const shown = useRef<unknown>(null)
  const [unusual, setUnusual] = useState<string[] | null>(null)
  const keep = useKeeping()
  /** Names the receipt before this one, where the shop does not have it yet. */
  const [before, setBefore] = useState<string | null>(null)
  const [atOnce, setAtOnce] = useBrowserMemory('jaadi.labelAtOnce')
  const prints = mode === 'RM' && atOnce === 'yes'

  const transform = (draft: Record<string, unknown>) => {
    shown.current = draft.batchNumber
    return mode === 'FG' ? toRunReceipt(draft) : toReceipt(mode, draft)
  }
  const goOn = (name: string) => {
    setBefore(name)
    setReceived(null)
  }
  /** The address names the run that this form was about: forget it, or the next form would show it again. */
  const forgetRun = () => {
    if (hash) void navigate({ search, hash: '' }, { replace: true, state: STAYS })
  }
  const refused = (error: unknown) => {
    const figures = unusualIn(error)
    setUnusual(figures)
    if (waitsForOwner(error)) {
      goOn(crypto.randomUUID())
      forgetRun()
      void queries.invalidateQueries({ queryKey: ['reservations'] })
    }
    const lost = mode === 'RM' && statusOf(error) === 0 ? takeLost('/stock') : null
    if (!lost || !keep(lost)) return figures !== null
    goOn(lost.key)
    return true
  }
  const then = (stock: Saved) => {
    setReceived({ stock, message: stock.message, yields: stock.yields, shown: shown.current })
    forgetRun()
    setDelivery({ supplier: stock.supplier, invoiceNumber: stock.invoiceNumber })
    void queries.invalidateQueries({ queryKey: ['stock'] })
    void queries.invalidateQueries({ queryKey: ['reservations'] })
  }
  const blank = { receivedOn: today, ...delivery }
  return (
    <>
      <KeptReceipts />
      {received && (
        <ReceivedNotice key={`received ${received.stock.id}`} received={received} prints={prints} />
      )}
      <CreateForm<Saved>
        key={received?.stock.id ?? before ?? 'first'}
        resource="stock"
        blank={blank as unknown as Partial<Saved>}
        transform={transform}
        failed="stock.failed"
        submit="stock.create"
        then={then}
        refused={refused}
        remembers={REMEMBERED}
        beside={
          mode === 'RM' && (
            <FormControlLabel
              label={say('labels.atOnce')}
              control={
                <Checkbox
                  color="secondary"
                  checked={prints}
                  onChange={(_, chosen) => setAtOnce(chosen ? 'yes' : 'no')}
                />
              }
            />
          )
        }
      >
        <Typography variant="h2">{say(mode === 'RM' ? 'stock.receiveRM' : 'stock.receiveFG')}</Typography>
        <FormSection title={mode === 'RM' ? 'stock.cameIn' : 'stock.wasMade'}>
          {mode === 'RM' ? (
            <RawInputs isNext={received !== null && prints} />
          ) : (
            <MadeInputs justReceived={received?.stock.reservation?.reservationId} />
          )}
        </FormSection>
        <BatchInputs today={today} />
        {before !== null && <FocusOnOpen field="outlet" />}
        <AskUnusual figures={unusual} transform={transform} onClose={() => setUnusual(null)} />
      </CreateForm>
    </>
  )
}

/**
 * Keeps a receipt whose answer was lost on this device, from where it is sent until the server has it.
 * @returns false when the device has no room
 */
function useKeeping() {
  const say = useWords()
  const notify = useNotify()
  const { mobileNumber } = useSession()
  const { data: products = [] } = useAllByName<Product & RaRecord>('products', { materialType: 'RM' })
  return ({ key, body }: { key: string; body: Record<string, unknown> }): boolean => {
    const product = products.find(({ id }) => id === body['product'])
    const what = say('receipts.what', {
      product: product?.title ?? '',
      quantity: `${formatQuantity(Number(body['quantity']))} ${product?.priceUnit ?? ''}`,
    })
    try {
      keepReceipt({ key, by: mobileNumber, what, keptAt: new Date().toISOString(), body })
      return true
    } catch {
      notify('receipts.noRoom', { type: 'error' })
      return false
    }
  }
}

/**
 * A sack that was bought: staff choose the product and say the price. The keyboard goes on with its quantity.
 * @param isNext another sack was received just before: the keyboard goes on here
 */
function RawInputs({ isNext }: { isNext: boolean }) {
  const { setFocus } = useFormContext()
  const chosen = useChosenProduct()
  useNextNumber('RM')
  useProductFacts(chosen)
  const isChosen = chosen !== undefined
  useEffect(() => {
    if (isChosen) setFocus('quantity')
  }, [isChosen, setFocus])
  useEffect(() => {
    if (isNext) setFocus('product')
  }, [isNext, setFocus])
  return (
    <Box sx={columns}>
      <RecordSelect source="outlet" resource="outlets" missing="stock.outletRequired" />
      <RecordSelect
        source="product"
        resource="products"
        filter={{ materialType: 'RM' }}
        missing="stock.productRequired"
      />
      <BatchNumberInput />
      <QuantityInput />
      <PriceInput ofRun={false} />
      <UnitInput />
    </Box>
  )
}
