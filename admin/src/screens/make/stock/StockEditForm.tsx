import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type RaRecord, SelectInput, TextInput } from 'react-admin'
import { type Batch, type Outlet, type Supplier } from '../../../api/api-types.js'
import { nameInWords } from '../../../api/names.js'
import { bodyOf } from '../../../api/request.js'
import { EditForm } from '../../../kit/edit/EditForm.js'
import { FocusOnOpen } from '../../../kit/edit/FocusOnOpen.js'
import { useAllByName } from '../../../kit/inputs/all-by-name.js'
import { columns, wideOnPhone } from '../../../kit/inputs/columns.js'
import { RecordSelect } from '../../../kit/inputs/RecordSelect.js'
import { dayInIndia } from '../../../kit/ui/ist.js'
import { useWords } from '../../../kit/words/use-words.js'
import { BatchInputs } from './BatchInputs.js'
import { BatchNumberInput, PriceInput, QuantityInput, UnitInput } from './inputs/figure-inputs.js'
import { EDITABLE, REFERENCES, toChanges } from './inputs/receipt-draft.js'
import { KeepRunCosts } from './KeepRunCosts.js'

type Row = Batch & RaRecord

/** A reference by its name: the form holds its id, the server tells all of it. */
function useReferenceInWords() {
  const { data: outlets = [] } = useAllByName<Outlet & RaRecord>('outlets')
  const { data: suppliers = [] } = useAllByName<Supplier & RaRecord>('suppliers')
  return (source: string, value: unknown): string | undefined => {
    if (!REFERENCES.includes(source) || !value) return undefined
    if (typeof value === 'object' && 'name' in value) return String(value.name)
    return [...outlets, ...suppliers].find(({ id }) => id === value)?.name
  }
}

interface StockEditFormProps {
  batch: Row
  onDone: () => void
}

/** What can be changed of a received batch: its outlet, its price, and its details. */
export function StockEditForm({ batch, onDone }: StockEditFormProps) {
  const say = useWords()
  const queries = useQueryClient()
  const showValue = useReferenceInWords()
  const [today] = useState(() => dayInIndia(new Date()))
  const [runs, setRuns] = useState<string[] | null>(null)

  const refused = (error: unknown) => {
    const { code, details } = bodyOf(error)
    if (code !== 'PRICE_USED_IN_RUNS') return false
    setRuns(Array.isArray(details?.['runs']) ? details['runs'].map(String) : [])
    return true
  }
  const then = () => {
    // A new price is seen in the costs, and in those of the runs that took from the batch.
    for (const shown of ['stock', 'costs', 'reservations'])
      void queries.invalidateQueries({ queryKey: [shown] })
    onDone()
  }
  return (
    <EditForm<Row>
      resource="stock"
      id={String(batch.id)}
      fields={EDITABLE}
      transform={toChanges}
      showValue={showValue}
      saved="stock.updated"
      nameOf={({ batchNumber }) => batchNumber}
      submit="stock.update"
      refused={refused}
      leave={onDone}
      then={then}
      maxWidth={960}
      withinReach
      noValidate
    >
      <Typography variant="h2">{say('stock.editEntry')}</Typography>
      <MainInputs batch={batch} />
      <BatchInputs today={today} />
      <FocusOnOpen field="outlet" />
      <KeepRunCosts runs={runs} transform={toChanges} onClose={() => setRuns(null)} />
    </EditForm>
  )
}

function MainInputs({ batch: { product, reservation } }: { batch: Row }) {
  return (
    <Box sx={columns}>
      <RecordSelect source="outlet" resource="outlets" missing="stock.outletRequired" />
      {reservation && (
        <TextInput
          source="reservation.reservationId"
          label="resources.stock.fields.reservation"
          readOnly
          helperText={false}
          sx={wideOnPhone}
        />
      )}
      <SelectInput
        source="product._id"
        label="resources.stock.fields.product"
        choices={product ? [{ id: product._id, name: nameInWords(product.name) }] : []}
        translateChoice={false}
        readOnly
        helperText={false}
        sx={wideOnPhone}
      />
      <BatchNumberInput />
      <QuantityInput readOnly />
      <PriceInput ofRun={reservation !== null} />
      <UnitInput />
    </Box>
  )
}
