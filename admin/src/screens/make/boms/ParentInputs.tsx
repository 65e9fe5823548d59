import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { required, SelectInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { type Bom } from '../../../api/api-types.js'
import { nameInWords } from '../../../api/names.js'
import { sentenceOf } from '../../../api/request.js'
import { idOf } from '../../../kit/inputs/all-by-name.js'
import { ChoiceInput } from '../../../kit/inputs/ChoiceInput.js'
import { columns, wholeRow } from '../../../kit/inputs/columns.js'
import { FigureInput } from '../../../kit/inputs/FigureInput.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { measureOf } from '../../../kit/ui/typed-number.js'
import { useWords } from '../../../kit/words/use-words.js'
import { type ComponentDraft, unitsOfParent } from './draft.js'
import { thousandths } from './thousandths.js'
import { useMade } from './use-materials.js'

const parent = required('boms.parentRequired')
const unit = required('boms.parentUnitRequired')
const quantity = [required('boms.parentQuantityRequired'), thousandths]

/** What the BOM makes. The product is locked while editing, and once components exist. */
export function ParentInputs({ editing }: { editing: boolean }) {
  const say = useWords()
  const made = useMade()
  const { setValue } = useFormContext()
  const chosen = useWatch({ name: 'parentProduct' }) as string | Bom['parentProduct'] | undefined
  const components = useWatch({ name: 'components' }) as ComponentDraft[] | undefined
  const written = useWatch({ name: 'parentProductUnit' }) as string | null | undefined
  const product = made.data?.find(({ id }) => id === idOf(chosen))
  const units = unitsOfParent(product)
  const fits = units.includes(written ?? '')
  useEffect(() => {
    if (product && !fits) setValue('parentProductUnit', units[0])
  }, [fits, product, setValue, units])

  const locked = editing || (components?.length ?? 0) > 0
  // The list has a limit; what the BOM names is told with it.
  const told = typeof chosen === 'object' && chosen ? { id: chosen._id, name: chosen.name } : null
  const choices = made.data ?? []
  return (
    <Box sx={columns}>
      {made.error && (
        <Box sx={wholeRow}>
          <ErrorNotice
            message={sentenceOf(made.error, say('stock.choicesFailed'))}
            onRetry={() => void made.refetch()}
          />
        </Box>
      )}
      <ChoiceInput
        source="parentProduct"
        label="boms.parent"
        choices={(told && !choices.some(({ id }) => id === told.id) ? [told, ...choices] : choices).map(
          ({ id, name }) => ({ id, name: nameInWords(name) }),
        )}
        isPending={made.isPending && !told}
        format={(value: unknown) => idOf(value) ?? ''}
        validate={parent}
        readOnly={locked}
        helperText={locked && say('boms.parentLocked')}
        sx={wholeRow}
      />
      <FigureInput
        source="parentProductQuantity"
        label="boms.parentQuantity"
        validate={quantity}
        measure={measureOf(written)}
      />
      <SelectInput
        source="parentProductUnit"
        label="boms.parentUnit"
        choices={units.map((id) => ({ id, name: id }))}
        translateChoice={false}
        validate={unit}
        helperText={false}
      />
    </Box>
  )
}
