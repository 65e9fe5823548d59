import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useEffect, useRef } from 'react'
import { required, useRecordContext, useTranslateLabel, type Validator } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { type Product, type Shop } from '../../../api/api-types.js'
import { ChoiceInput } from '../../../kit/inputs/ChoiceInput.js'
import { useWords } from '../../../kit/words/use-words.js'
import { columns } from './columns.js'
import { useVariants } from './use-variants.js'

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
  const free = useFreeVariant(type)
  const name = [type, oil, spicy, weight].filter(Boolean).join(' ')
  return (
    <Box sx={columns}>
      <ChoiceInput
        source="variantType"
        choices={choicesOf(lists.variantTypes, type)}
        validate={required('products.variantTypeRequired')}
      />
      <ChoiceInput
        source="variantOil"
        choices={choicesOf(lists.variantOils, oil)}
        validate={required('products.oilRequired')}
      />
      <ChoiceInput
        source="variantSpicy"
        choices={choicesOf(lists.variantSpicies, spicy)}
        validate={required('products.spicyRequired')}
      />
      <ChoiceInput
        source="variantWeight"
        choices={choicesOf(lists.variantWeights, weight)}
        validate={[required('products.weightRequired'), free]}
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

/** Refuses the variant of another product, as the server does. */
function useFreeVariant(type: string | null | undefined): Validator {
  const own = useRecordContext<Product>()?.id
  const { data = [] } = useVariants(type)
  return (_, draft: Partial<Product>) => {
    const taken = data.find(
      (other) => other.id !== own && sources.every((source) => other[source] === draft[source]),
    )
    return taken && { message: 'products.variantTaken', args: { Id: taken.Id } }
  }
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
