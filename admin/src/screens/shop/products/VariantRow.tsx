import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { required, useTranslateLabel, type Validator } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { Link as RouterLink } from 'react-router-dom'
import { type Product } from '../../../api/api-types.js'
import { useValueInWords } from '../../../kit/edit/value-in-words.js'
import { CheckInput } from '../../../kit/inputs/CheckInput.js'
import { FigureInput } from '../../../kit/inputs/FigureInput.js'
import { colour } from '../../../kit/theme/tokens.js'
import { formatQuantity } from '../../../kit/ui/format.js'
import { ProductName } from '../../../kit/ui/ProductName.js'
import { type Measure } from '../../../kit/ui/typed-number.js'
import { useWords } from '../../../kit/words/use-words.js'
import { copyAddress, editAddress } from './places.js'
import { aboveZero, notBelowZero, whole } from './rules.js'
import { type Cell, CELLS, fieldOf, type Outcome } from './variant-rows.js'

type Figure = Exclude<Cell, 'soldOut' | 'activeFlag'>

/** What is typed into the cells of a row that hold figures. */
export const MEASURES: Readonly<Record<Figure, Measure>> = {
  price: 'RUPEES',
  mrp: 'RUPEES',
  netWeight: 'G',
  grossWeight: 'G',
  lowStock: 'PC',
}
const FIGURES: Readonly<Record<Figure, { validate: Validator[] }>> = {
  price: { validate: [required('products.priceRequired'), aboveZero] },
  mrp: { validate: [] },
  netWeight: { validate: [required('products.netRequired'), aboveZero, whole] },
  grossWeight: { validate: [required('products.grossRequired'), aboveZero, whole] },
  lowStock: { validate: [notBelowZero] },
}

const row = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(5, minmax(0, 1fr))',
  },
  py: 1.5,
  borderTop: `1px solid ${colour.stone}`,
}

/** Beside the name, or below it. */
const acts = {
  gridColumn: { xs: '1 / -1', md: 'span 2' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { md: 'end' },
  // All four in one line of a phone.
  '& .MuiButton-root': { minWidth: 0, px: { xs: 0.75, sm: 2 } },
  '& .MuiFormControlLabel-root': { mr: { xs: 1, sm: 2 } },
}

interface VariantRowProps {
  product: Product
  outcome: Outcome | null
  /** Somebody decided what becomes of the row. @param now the variant that it starts from */
  onAnswer: (outcome: Outcome | null, now?: Product) => void
}

/** A variant in the table: what it is, what can be changed of it, and how its last save went. */
export function VariantRow({ product, outcome, onAnswer }: VariantRowProps) {
  const say = useWords()
  const nameOf = useTranslateLabel()
  const { resetField } = useFormContext()
  const { id, Id, title, availableStock, committed, unlimitedStock } = product
  const isSaved = outcome?.is === 'saved'
  useEffect(() => {
    if (!isSaved) return
    // What is saved is what the row starts from now.
    for (const cell of CELLS) resetField(fieldOf(id, cell), { defaultValue: product[cell] })
  }, [isSaved, id, product, resetField])
  const stock = say('variants.stock', {
    free: unlimitedStock ? say('lists.unlimited') : formatQuantity(availableStock),
    held: formatQuantity(committed),
  })
  return (
    <Box role="group" aria-label={title} sx={row}>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'span 3' } }}>
        <ProductName product={product} below={`${Id} · ${stock}`} />
      </Box>
      <Box sx={acts}>
        <CheckInput source={fieldOf(id, 'soldOut')} label="variants.soldOut" />
        <CheckInput source={fieldOf(id, 'activeFlag')} label="variants.active" />
        <Button
          variant="text"
          component={RouterLink}
          to={editAddress(id)}
          aria-label={`${say('variants.open')} ${Id}`}
        >
          {say('variants.open')}
        </Button>
        <Button
          variant="text"
          component={RouterLink}
          to={copyAddress(Id)}
          aria-label={`${say('variants.copy')} ${Id}`}
        >
          {say('variants.copy')}
        </Button>
      </Box>
      {(Object.keys(FIGURES) as Figure[]).map((cell) => (
        <FigureInput
          key={cell}
          source={fieldOf(id, cell)}
          label={nameOf({ resource: 'products', source: cell })}
          measure={MEASURES[cell]}
          {...FIGURES[cell]}
        />
      ))}
      {outcome && (
        <Box sx={{ gridColumn: '1 / -1' }} role="status">
          <Told product={product} outcome={outcome} onAnswer={onAnswer} />
        </Box>
      )}
    </Box>
  )
}

/** How the last save of a row went; where somebody was faster, which of the two stands. */
function Told({ product, outcome, onAnswer }: VariantRowProps & { outcome: Outcome }) {
  const say = useWords()
  const nameOf = useTranslateLabel()
  const inWords = useValueInWords()
  const { getValues, resetField, setValue } = useFormContext()
  if (outcome.is === 'saved') return <Typography>{say('variants.rowSaved')}</Typography>
  if (outcome.is === 'kept') return <Typography>{say('variants.kept')}</Typography>
  if (outcome.is === 'refused') return <Typography color="error">{outcome.sentence}</Typography>
  const { now, cells } = outcome
  const { id } = product
  /** @param stays what was typed stands over what is stored now */
  const startFrom = (stays: boolean) => {
    for (const cell of CELLS) {
      const field = fieldOf(id, cell)
      const typed: unknown = getValues(field)
      resetField(field, { defaultValue: now[cell] })
      if (stays && typed !== product[cell]) setValue(field, typed, { shouldDirty: true })
    }
    onAnswer(stays ? { is: 'kept' } : null, now)
  }
  const named = (cell: Cell) => String(nameOf({ resource: 'products', source: cell }))
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography color="error">
        {say('variants.changed', { fields: cells.map(named).join(', ') })}
      </Typography>
      {cells.map((cell) => (
        <Typography key={cell}>
          {say('variants.theirs', {
            field: named(cell),
            now: inWords(cell, now[cell]),
            yours: inWords(cell, getValues(fieldOf(id, cell))),
          })}
        </Typography>
      ))}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button onClick={() => startFrom(false)}>{say('variants.takeTheirs')}</Button>
        <Button variant="contained" onClick={() => startFrom(true)}>
          {say('variants.keepMine')}
        </Button>
      </Box>
    </Box>
  )
}
