import AddOutlined from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { SelectInput, type Validator } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { ChoiceInput } from '../../../kit/inputs/ChoiceInput.js'
import { columns, wideOnPhone } from '../../../kit/inputs/columns.js'
import { FigureInput } from '../../../kit/inputs/FigureInput.js'
import { measureOf } from '../../../kit/ui/typed-number.js'
import { useWords } from '../../../kit/words/use-words.js'
import { type BomDraft, type ComponentDraft, faultsOf, isBegun, NOTHING, unitsOfComponent } from './draft.js'
import { type Material } from './use-materials.js'

/** Small enough to be read on a phone. */
const SHRUNK = { shrink: true }

const NAMES = ['product', 'quantity', 'unit'] as const

/** Required while the list is empty, and once a person has begun to fill it in. */
const needed =
  (field: keyof ComponentDraft): Validator =>
  (_: unknown, { components = [], next }: BomDraft) =>
    components.length === 0 || isBegun(next) ? faultsOf(next)[field] : undefined
const validators = { product: needed('product'), quantity: needed('quantity'), unit: needed('unit') }

interface NextComponentProps {
  /** Materials that are not in the list yet. */
  choices: Material[] | undefined
  isPending: boolean
  onAdd: (component: ComponentDraft) => void
}

/** The component that is being written. */
export function NextComponent({ choices = [], isPending, onAdd }: NextComponentProps) {
  const say = useWords()
  const { clearErrors, getValues, setError, setFocus, setValue } = useFormContext()
  const next = useWatch({ name: 'next' }) as ComponentDraft | undefined
  const material = choices.find(({ id }) => id === next?.product)
  const units = unitsOfComponent(material)
  const fits = units.includes(next?.unit ?? '')
  useEffect(() => {
    if (material && !fits) setValue('next.unit', units[0])
  }, [fits, material, setValue, units])

  const add = () => {
    const written = (getValues('next') as ComponentDraft | undefined) ?? NOTHING
    const faults = faultsOf(written)
    const missing = NAMES.filter((name) => faults[name] !== undefined)
    if (missing.length === 0) {
      onAdd(written)
      for (const name of NAMES) setValue(`next.${name}`, null)
      clearErrors('next')
    }
    for (const name of missing) setError(`next.${name}`, { type: 'manual', message: faults[name] ?? '' })
    setFocus(`next.${missing[0] ?? 'product'}`)
  }
  return (
    <Box sx={columns}>
      <ChoiceInput
        source="next.product"
        label="boms.component"
        choices={choices}
        isPending={isPending}
        validate={validators.product}
        sx={wideOnPhone}
      />
      <FigureInput
        source="next.quantity"
        label="boms.componentQuantity"
        validate={validators.quantity}
        measure={measureOf(next?.unit)}
        isShrunk
      />
      <SelectInput
        source="next.unit"
        label="boms.componentUnit"
        choices={units.map((id) => ({ id, name: id }))}
        translateChoice={false}
        validate={validators.unit}
        helperText={false}
        slotProps={{ inputLabel: SHRUNK }}
      />
      <Button startIcon={<AddOutlined />} onClick={add} sx={{ ...wideOnPhone, justifySelf: 'start' }}>
        {say('boms.add')}
      </Button>
    </Box>
  )
}
