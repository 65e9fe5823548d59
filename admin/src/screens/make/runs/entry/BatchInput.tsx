import Box from '@mui/material/Box'
import { type SxProps } from '@mui/material/styles'
import { type Validator } from 'react-admin'
import { get, useWatch } from 'react-hook-form'
import { ChoiceInput } from '../../../../kit/inputs/ChoiceInput.js'
import { colour } from '../../../../kit/theme/tokens.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { batchFacts } from '../../../../parts/batches/batch-facts.js'
import { type DraftBatch, type ShelfBatch } from '../run-draft.js'
import { useRunForm } from './run-form.js'

interface BatchInputProps {
  /** The place of the batch in the form. */
  place: string
  label: string
  unit: string
  shelf: readonly ShelfBatch[]
  sx?: SxProps
}

/** A quantity needs its batch, and no batch stands twice in a component. */
const validator =
  (place: string): Validator =>
  (value: string | null, values: object) => {
    const reserved: unknown = get(values, `${place}.reservedQuantity`)
    if (!value) return reserved ? 'reservations.batchRequired' : undefined
    const batches = (get(values, place.replace(/\.\d+$/, '')) ?? []) as DraftBatch[]
    return batches.filter(({ batchNumber }) => batchNumber === value).length > 1
      ? 'reservations.batchTwice'
      : undefined
  }

const drawn = ({ name, isAllOfIt }: { name: string; isAllOfIt: boolean }) =>
  isAllOfIt ? (
    <Box component="span" sx={{ color: colour.chilliDeep }}>
      {name}
    </Box>
  ) : (
    name
  )

/**
 * The select for the batch that a component comes from, among those with something left. It is red when all of the
 * batch would be taken.
 */
export function BatchInput({ place, label, unit, shelf, sx }: BatchInputProps) {
  const say = useWords()
  const { locked, onHand } = useRunForm()
  const reserved = (useWatch({ name: `${place}.reservedQuantity` }) as number | null | undefined) ?? 0
  const chosen = useWatch({ name: `${place}.batchNumber` }) as string | null | undefined
  const isKnown = !chosen || shelf.some(({ batchNumber }) => batchNumber === chosen)
  const unknown = { batchNumber: chosen ?? '', free: reserved, price: 0, outlet: '', bestBefore: null }
  const choices = (isKnown ? [...shelf] : [unknown, ...shelf]).map(
    ({ batchNumber, free, outlet, bestBefore }) => {
      const facts = {
        batchNumber,
        remainingQuantity: free,
        priceUnit: unit,
        outlet: { name: outlet },
        bestBefore,
      }
      const text = batchFacts(say, facts).join(' · ')
      const isAllOfIt = !locked && free <= reserved
      return {
        id: batchNumber,
        name: isAllOfIt ? `${text} · ${say('reservations.allOfIt')}` : text,
        isAllOfIt,
      }
    },
  )
  return (
    <ChoiceInput
      source={`${place}.batchNumber`}
      label={label}
      choices={choices}
      draw={drawn}
      validate={validator(place)}
      readOnly={locked}
      onChange={onHand}
      {...(sx ? { sx } : {})}
    />
  )
}
