import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { FigureField } from '../../kit/inputs/FigureInput.js'
import { useWords } from '../../kit/words/use-words.js'
import { joined, type ParcelDraft, split } from './parcel-rows.js'

interface ParcelInputsProps {
  drafts: readonly ParcelDraft[]
  /** Jars in all parcels together. */
  jars: number
  /** Parcels that an order may be divided into. */
  most: number
  wrong: boolean
  /** The courier has them already. */
  fixed: boolean
  onChange: (drafts: ParcelDraft[]) => void
}

/** How many jars go in which parcel, and what each weighs. */
export function ParcelInputs({ drafts, jars, most, wrong, fixed, onChange }: ParcelInputsProps) {
  const say = useWords()
  const set = (at: number, change: Partial<ParcelDraft>) =>
    onChange(drafts.map((draft, index) => (index === at ? { ...draft, ...change } : draft)))
  const field = (at: number, name: keyof ParcelDraft, label: string) => (
    <FigureField
      measure={name === 'pieces' ? 'PC' : 'G'}
      label={label}
      value={drafts[at]?.[name] ?? ''}
      disabled={fixed}
      error={wrong}
      onText={(text) => set(at, { [name]: text })}
      sx={{ flex: '1 1 100px' }}
    />
  )
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">{say('shipping.parcelCount', { smart_count: drafts.length })}</Typography>
      {drafts.map((_, at) => (
        <Box
          key={at}
          role="group"
          aria-label={say('shipping.parcel', { number: at + 1 })}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
        >
          {field(at, 'pieces', say('shipping.jars'))}
          {field(at, 'weightGrams', say('shipping.weight'))}
          {drafts.length > 1 && !fixed && (
            <Button onClick={() => onChange(joined(drafts, at))}>
              {say('shipping.removeParcel', { number: at + 1 })}
            </Button>
          )}
        </Box>
      ))}
      {wrong && <FormHelperText error>{say('shipping.parcelsWrong', { jars })}</FormHelperText>}
      {!fixed && jars > drafts.length && drafts.length < most && (
        <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => onChange(split(drafts))}>
          {say('shipping.addParcel')}
        </Button>
      )}
    </Box>
  )
}
