import Box from '@mui/material/Box'
import { DateInput, type RaRecord, required, TextInput, useRecordContext, type Validator } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Folded } from '../../../kit/edit/Folded.js'
import { useAllByName } from '../../../kit/inputs/all-by-name.js'
import { columns, wholeRow, wideOnPhone } from '../../../kit/inputs/columns.js'
import { RecordSelect } from '../../../kit/inputs/RecordSelect.js'
import { upTo } from '../../../kit/ui/layout.js'
import { useWords } from '../../../kit/words/use-words.js'

const FIELDS = ['receivedOn', 'supplierLot', 'invoiceNumber', 'notes']

const ACTIVE = { activeFlag: true }

const notAfter =
  (today: string): Validator =>
  (day: string | null) =>
    day && day > today ? 'stock.receivedInFuture' : undefined
const notBeforeItCame: Validator = (day: string | null, { receivedOn }: { receivedOn?: string | null }) =>
  day && receivedOn && day < receivedOn ? 'stock.bestBeforeTooEarly' : undefined

/** How long it keeps and where it came from, at once; what else its papers say, folded. @param today in India */
export function BatchInputs({ today }: { today: string }) {
  const say = useWords()
  const isFilledIn = Boolean(useWatch({ name: 'filledIn' }))
  return (
    <>
      <Box sx={columns}>
        <DateInput
          source="bestBefore"
          validate={notBeforeItCame}
          helperText={isFilledIn && say('stock.shelfLife')}
          sx={wideOnPhone}
        />
        <SupplierInput />
      </Box>
      <Folded title="stock.more" fields={FIELDS}>
        <Box sx={columns}>
          <DateInput
            source="receivedOn"
            validate={[required('stock.receivedRequired'), notAfter(today)]}
            slotProps={{ htmlInput: { max: today } }}
            helperText={false}
          />
          <TextInput source="supplierLot" autoComplete="off" slotProps={upTo(60)} helperText={false} />
          <TextInput source="invoiceNumber" autoComplete="off" slotProps={upTo(60)} helperText={false} />
          <TextInput source="notes" multiline sx={wholeRow} slotProps={upTo(500)} helperText={false} />
        </Box>
      </Folded>
    </>
  )
}

/** Active suppliers. For an existing batch all of them, since it may have come from one that is not active now. */
function SupplierInput() {
  const isNew = useRecordContext<RaRecord>()?.id === undefined
  const filter = isNew ? ACTIVE : {}
  const { data } = useAllByName('suppliers', filter)
  return data && data.length > 0 ? (
    <RecordSelect source="supplier" resource="suppliers" filter={filter} />
  ) : null
}
