import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useEffect, useRef } from 'react'
import { required, SelectInput, useTranslateLabel } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { type Shop } from '../../../api/api-types.js'
import { useWords } from '../../../kit/words/use-words.js'
import { columns } from './columns.js'

type Lists = Shop['catalogue']
type Entry = Lists['variantOils'][number]

const sources = ['variantType', 'variantOil', 'variantSpicy', 'variantWeight'] as const

/** What the list offers, and what the product has even if it is offered no longer. */
const choicesOf = (entries: readonly Entry[], chosen: unknown) =>
  entries
    .filter(({ code, hidden }) => !hidden || code === chosen)
    .map(({ code, label }) => ({ id: code, name: label }))

/** Type, oil, spice level and weight of a jar, and the name they make. */
export function VariantInputs({ lists }: { lists: Lists }) {
  const say = useWords()
  const nameOf = useTranslateLabel()
  const [type, oil, spicy, weight] = useWatch({ name: [...sources] }) as (string | null)[]
  useListedMark(lists, type)
  const name = [type, oil, spicy, weight].filter(Boolean).join(' ')
  return (
    <Box sx={columns}>
      <SelectInput
        source="variantType"
        choices={choicesOf(lists.variantTypes, type)}
        validate={required('products.variantTypeRequired')}
        translateChoice={false}
        helperText={false}
      />
      <SelectInput
        source="variantOil"
        choices={choicesOf(lists.variantOils, oil)}
        validate={required('products.oilRequired')}
        translateChoice={false}
        helperText={false}
      />
      <SelectInput
        source="variantSpicy"
        choices={choicesOf(lists.variantSpicies, spicy)}
        validate={required('products.spicyRequired')}
        translateChoice={false}
        helperText={false}
      />
      <SelectInput
        source="variantWeight"
        choices={choicesOf(lists.variantWeights, weight)}
        validate={required('products.weightRequired')}
        translateChoice={false}
        helperText={false}
      />
      <TextField
        label={nameOf({ label: say('products.generatedName') })}
        value={name}
        disabled
        margin="dense"
        helperText={say('products.generatedNameHelp')}
        sx={{ gridColumn: { sm: '1 / -1', md: 'auto / span 2' } }}
      />
    </Box>
  )
}

/** Choosing another type proposes its mark from the list, and the net weight of the weight's label. */
function useListedMark(lists: Lists, type: string | null | undefined) {
  const { setValue } = useFormContext()
  const last = useRef(type)
  useEffect(() => {
    if (last.current === type) return
    const isChoice = last.current !== undefined || type !== null
    last.current = type
    const entry = lists.variantTypes.find(({ code }) => code === type)
    if (entry && isChoice) setValue('vegetarian', entry.vegetarian, { shouldDirty: true })
  }, [lists, setValue, type])
}
