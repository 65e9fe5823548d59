import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type CareStep } from '../../../api/api-types.js'
import { FigureField } from '../../../kit/inputs/FigureInput.js'
import { formatMoney } from '../../../kit/ui/format.js'
import { type Measure, numberIn } from '../../../kit/ui/typed-number.js'
import { useWords } from '../../../kit/words/use-words.js'
import { type CaredWork, type CareValues, type StepParcel } from './care-values.js'

type TextName = Exclude<keyof CareValues, 'jars' | 'give'>

/** The texts that a step asks for. */
const TEXTS: Partial<Record<CareStep, readonly TextName[]>> = {
  madeGood: ['note'],
  wait: ['days', 'note'],
  claim: ['amount', 'reference', 'note'],
  claimPaid: ['amount', 'receivedOn'],
  claimRefused: ['refusal'],
}
const MEASURES: Partial<Record<TextName, Measure>> = { days: 'NUMBER', amount: 'RUPEES' }

interface Props {
  work: CaredWork
  parcel: StepParcel
  step: CareStep
  values: CareValues
  onChange: (values: CareValues) => void
}

export function CareFields({ work, parcel, step, values, onChange }: Props) {
  const say = useWords()
  return (
    <>
      {step === 'inspect' && <JarFields parcel={parcel} values={values} onChange={onChange} />}
      {step === 'refund' && (
        <RadioGroup
          aria-label={say('careSteps.refund')}
          value={values.give}
          onChange={(_, give) => onChange({ ...values, give: give as CareValues['give'] })}
        >
          <FormControlLabel
            value="everything"
            control={<Radio />}
            label={say('courier.everything', { amount: formatMoney(work.refundEverything) })}
          />
          <FormControlLabel
            value="less-charge"
            control={<Radio />}
            label={say('courier.lessCharge', { amount: formatMoney(work.refundLessCharge) })}
          />
        </RadioGroup>
      )}
      {TEXTS[step]?.map((name) => {
        const field = { label: say(`courier.${name}`), value: values[name] }
        const write = (text: string) => onChange({ ...values, [name]: text })
        const measure = MEASURES[name]
        if (measure)
          return (
            <FigureField
              key={name}
              {...field}
              measure={measure}
              onText={write}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          )
        return (
          <TextField
            key={name}
            {...field}
            type={name === 'receivedOn' ? 'date' : 'text'}
            onChange={(event) => write(event.target.value)}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 200 } }}
          />
        )
      })}
    </>
  )
}

function JarFields({ parcel, values, onChange }: Omit<Props, 'step' | 'work'>) {
  const say = useWords()
  return values.jars.map((found, at) => {
    const jars = parcel.jarsOut[at]
    if (!jars) return null
    const set = (part: Partial<typeof found>) =>
      onChange({
        ...values,
        jars: values.jars.map((one, place) => (place === at ? { ...one, ...part } : one)),
      })
    const { name, batchNumber, quantity, standing } = jars
    return (
      <Box
        key={`${found.itemIdx} ${found.stockId}`}
        component="fieldset"
        sx={{ border: 0, m: 0, p: 0, display: 'grid', gap: 1 }}
      >
        <Typography component="legend" sx={{ mb: 1 }}>
          {say('courier.batch', { name, batchNumber, quantity })}
        </Typography>
        {standing !== 'usable' && (
          <Typography color="error.main">
            {say(standing === 'expired' ? 'courier.expiredBatch' : 'courier.quarantinedBatch')}
          </Typography>
        )}
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2, sm: 1 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <FigureField
            measure="PC"
            label={say('courier.whole')}
            value={found.back}
            onText={(back) => set({ back })}
          />
          <FigureField
            measure="PC"
            label={say('courier.writtenOff')}
            value={found.writtenOff}
            onText={(writtenOff) => set({ writtenOff })}
          />
        </Box>
        {(numberIn(found.writtenOff, 'PC') ?? 0) > 0 && (
          <TextField
            label={say('courier.reason')}
            value={found.reason}
            onChange={(event) => set({ reason: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        )}
      </Box>
    )
  })
}
