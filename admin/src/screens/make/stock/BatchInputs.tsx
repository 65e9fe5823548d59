import Box from '@mui/material/Box'
import { type RaRecord, required, TextInput, useRecordContext, type Validator } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Folded } from '../../../kit/edit/Folded.js'
import { FormSection } from '../../../kit/edit/FormSection.js'
import { useAllByName } from '../../../kit/inputs/all-by-name.js'
import { columns, wholeRow, wideOnPhone } from '../../../kit/inputs/columns.js'
import { DateInput } from '../../../kit/inputs/DateInput.js'
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

/**
 * Fields for how long a batch keeps and where it came from; what else its papers say is folded away.
 * @param today in India
 */
export function BatchInputs({ today }: { today: string }) {
  const say = useWords()
  const isFilledIn = Boolean(useWatch({ name: 'filledIn' }))
  return (
    <FormSection title="stock.datesAndPapers">
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
            max={today}
          />
          <TextInput source="supplierLot" autoComplete="off" slotProps={upTo(60)} helperText={false} />
          <TextInput source="invoiceNumber" autoComplete="off" slotProps={upTo(60)} helperText={false} />
          <TextInput source="notes" multiline sx={wholeRow} slotProps={upTo(500)} helperText={false} />
        </Box>
      </Folded>
    </FormSection>
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
