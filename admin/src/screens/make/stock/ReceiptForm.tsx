import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type RaRecord } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { type StockEntry } from '../../../api/api-types.js'
import { unusualIn } from '../../../api/request.js'
import { type ReceivedStock } from '../../../api/stock-receipts.js'
import { CreateForm } from '../../../kit/edit/CreateForm.js'
import { columns } from '../../../kit/inputs/columns.js'
import { RecordSelect } from '../../../kit/inputs/RecordSelect.js'
import { dayInIndia } from '../../../kit/ui/ist.js'
import { STAYS } from '../../../kit/ui/use-arrival.js'
import { useBrowserMemory } from '../../../kit/ui/use-browser-memory.js'
import { useWords } from '../../../kit/words/use-words.js'
import { AskUnusual } from './AskUnusual.js'
import { BatchInputs } from './BatchInputs.js'
import { BatchNumberInput, PriceInput, QuantityInput, UnitInput } from './inputs/figure-inputs.js'
import { type ReceiptMode, toReceipt } from './inputs/receipt-draft.js'
import { useChosenProduct, useNextNumber, useProductFacts } from './inputs/use-derived.js'
import { MadeInputs } from './made/MadeInputs.js'
import { toRunReceipt } from './made/run-receipt.js'
import { type Received, ReceivedNotice } from './ReceivedNotice.js'

type Saved = ReceivedStock & RaRecord

/** A form for one batch after the other. After each it shows the batch number, and keeps the outlet for the next. */
export function ReceiptForm({ mode }: { mode: ReceiptMode }) {
  const say = useWords()
  const queries = useQueryClient()
  const [outlet, setOutlet] = useBrowserMemory('stock.lastOutlet')
  const [received, setReceived] = useState<Received | null>(null)
  const [delivery, setDelivery] = useState<Partial<StockEntry>>({})
  const [today] = useState(() => dayInIndia(new Date()))
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const shown = useRef<unknown>(null)
  const [unusual, setUnusual] = useState<string[] | null>(null)

  const transform = (draft: Record<string, unknown>) => {
    shown.current = draft.batchNumber
    return mode === 'FG' ? toRunReceipt(draft) : toReceipt(mode, draft)
  }
  const refused = (error: unknown) => {
    const figures = unusualIn(error)
    setUnusual(figures)
    return figures !== null
  }
  const then = (stock: Saved) => {
    setReceived({ stock, message: stock.message, yields: stock.yields, shown: shown.current })
    // The address names the run that was just received: forget it, or the form would show it again.
    if (hash) void navigate({ search, hash: '' }, { replace: true, state: STAYS })
    setOutlet(stock.outlet._id)
    setDelivery({ supplier: stock.supplier, invoiceNumber: stock.invoiceNumber })
    void queries.invalidateQueries({ queryKey: ['stock'] })
    void queries.invalidateQueries({ queryKey: ['reservations'] })
  }
  const blank = { outlet, receivedOn: today, ...delivery }
  return (
    <>
      {received && <ReceivedNotice key={`received ${received.stock.id}`} received={received} />}
      <CreateForm<Saved>
        key={received?.stock.id ?? 'first'}
        resource="stock"
        blank={blank as unknown as Partial<Saved>}
        transform={transform}
        failed="stock.failed"
        submit="stock.create"
        then={then}
        refused={refused}
        maxWidth={960}
        withinReach
        noValidate
      >
        <Typography variant="h2">{say(mode === 'RM' ? 'stock.receiveRM' : 'stock.receiveFG')}</Typography>
        {mode === 'RM' ? (
          <RawInputs />
        ) : (
          <MadeInputs justReceived={received?.stock.reservation?.reservationId} />
        )}
        <BatchInputs today={today} />
        <AskUnusual figures={unusual} transform={transform} onClose={() => setUnusual(null)} />
      </CreateForm>
    </>
  )
}

/** A sack that was bought: staff choose the product and say the price. */
function RawInputs() {
  useNextNumber('RM')
  useProductFacts(useChosenProduct())
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
