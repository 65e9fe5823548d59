import Box from '@mui/material/Box'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type StaffOrder } from '../../../../api/api-types.js'
import { FigureField } from '../../../../kit/inputs/FigureInput.js'
import { formatMoney, formatQuantity } from '../../../../kit/ui/format.js'
import { type Measure } from '../../../../kit/ui/typed-number.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { Choice } from './Choice.js'
import { type CreditDraft } from './credit-draft.js'

export type Creditable = NonNullable<StaffOrder['creditable']>

interface CreditFieldsProps {
  order: StaffOrder
  creditable: Creditable
  draft: CreditDraft
  /** The server's sentences by field. */
  faults: Readonly<Record<string, string>>
  onChange: (change: Partial<CreditDraft>) => void
}

type FieldProps = Pick<TextFieldProps, 'label' | 'required'> & {
  value: string
  help?: string
  fault?: string | undefined
  /** The measure of a number; absent for a text. */
  measure?: Measure
  onText: (text: string) => void
}

function Field({ help, fault, measure, onText, value, ...field }: FieldProps) {
  const shared = {
    ...field,
    fullWidth: true,
    margin: 'dense',
    error: fault !== undefined,
    helperText: fault ?? help,
  } as const
  if (measure) return <FigureField {...shared} value={value} measure={measure} onText={onText} />
  return (
    <TextField
      {...shared}
      value={value}
      onChange={(event) => onText(event.target.value)}
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  )
}

/** What goes back, why, and which way it goes. */
export function CreditFields(props: CreditFieldsProps) {
  const say = useWords()
  const { draft, faults, onChange, creditable } = props
  return (
    <>
      <Choice
        label={say('credits.kind')}
        value={draft.kind}
        options={[
          { value: 'lines', text: say('credits.lines') },
          { value: 'goodwill', text: say('credits.goodwill') },
        ]}
        onChange={(kind) => onChange({ kind })}
      />
      {draft.kind === 'lines' ? (
        <LineFields {...props} />
      ) : (
        <Field
          measure="RUPEES"
          label={say('credits.amount')}
          value={draft.amount}
          help={say('credits.goodwillHelp')}
          fault={faults['amount']}
          onText={(amount) => onChange({ amount })}
        />
      )}
      {creditable.delivery > 0 && (
        <Field
          measure="RUPEES"
          label={say('credits.delivery')}
          value={draft.delivery}
          help={say('credits.deliveryHelp', { most: formatMoney(creditable.delivery) })}
          fault={faults['delivery']}
          onText={(delivery) => onChange({ delivery })}
        />
      )}
      <Field
        required
        label={say('credits.reason')}
        value={draft.reason}
        help={say('credits.reasonHelp')}
        fault={faults['reason']}
        onText={(reason) => onChange({ reason })}
      />
      <WayFields way={draft} ways={waysOf(props.order)} faults={faults} onChange={(way) => onChange(way)} />
    </>
  )
}

function LineFields({ order, creditable, draft, onChange }: CreditFieldsProps) {
  const say = useWords()
  const changed = (texts: readonly string[], at: number, text: string) =>
    texts.map((known, line) => (line === at ? text : known))
  return order.items.map(({ title: name }, line) => {
    const left = creditable.lines[line]
    if (!left || left.amount === 0) return null
    return (
      <Box key={line} sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {/* The labels of the fields have no room for all of it on a phone. */}
        <Typography sx={{ gridColumn: '1 / -1' }}>{name}</Typography>
        <Field
          measure="PC"
          label={say('credits.jarsOf', { name })}
          value={draft.jars[line] ?? ''}
          help={say('credits.jarsHelp', { most: formatQuantity(left.quantity) })}
          onText={(text) => onChange({ jars: changed(draft.jars, line, text) })}
        />
        <Field
          measure="RUPEES"
          label={say('credits.amountOf', { name })}
          value={draft.amounts[line] ?? ''}
          help={say('credits.amountHelp', { most: formatMoney(left.amount) })}
          onText={(text) => onChange({ amounts: changed(draft.amounts, line, text) })}
        />
      </Box>
    )
  })
}

/** The ways for the money to go back: what staff took never came through the provider, and only cash goes back in cash. */
const waysOf = ({ paidBy }: StaffOrder): CreditDraft['way'][] =>
  paidBy === 'cash' ? ['cash', 'hand'] : paidBy === 'upi' ? ['hand'] : ['provider', 'hand']

interface WayFieldsProps<Way extends CreditDraft['way']> {
  way: { way: Way; reference: string }
  ways: readonly Way[]
  faults: Readonly<Record<string, string>>
  onChange: (change: { way?: Way; reference?: string }) => void
}

/** Through the provider, in cash out of the drawer, or by hand with the reference of the transfer. */
export function WayFields<Way extends CreditDraft['way']>(props: WayFieldsProps<Way>) {
  const { way: chosen, ways, faults, onChange } = props
  const { way, reference } = chosen
  const say = useWords()
  return (
    <>
      <Choice
        label={say('credits.way')}
        value={way}
        options={ways.map((value) => ({ value, text: say(`credits.${value}`) }))}
        onChange={(other) => onChange({ way: other })}
      />
      {way === 'hand' && (
        <Field
          required
          label={say('credits.reference')}
          value={reference}
          help={say('credits.referenceHelp')}
          fault={faults['reference']}
          onText={(text) => onChange({ reference: text })}
        />
      )}
    </>
  )
}
