import { required, useGetList } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { type Bom } from '../../../../api/api-types.js'
import { nameInWords } from '../../../../api/names.js'
import { sentenceOf } from '../../../../api/request.js'
import { idOf } from '../../../../kit/inputs/all-by-name.js'
import { ChoiceInput } from '../../../../kit/inputs/ChoiceInput.js'
import { wideOnPhone } from '../../../../kit/inputs/columns.js'
import { ErrorNotice } from '../../../../kit/ui/ErrorNotice.js'
import { formatDay, formatQuantity } from '../../../../kit/ui/format.js'
import { type Say, useWords } from '../../../../kit/words/use-words.js'
import { useRunForm } from './run-form.js'

const newestFirst = {
  pagination: { page: 1, perPage: 500 },
  sort: { field: 'createdAt', order: 'DESC' },
} as const

/** A product by its name; where it has several recipes, the older ones by their day. */
function choicesOf(boms: readonly Bom[], say: Say) {
  const seen = new Set<string | undefined>()
  return boms
    .map(({ _id, parentProduct, parentProductQuantity, parentProductUnit, createdAt }) => {
      const isOlder = seen.has(parentProduct?._id)
      seen.add(parentProduct?._id)
      const words = {
        product: nameInWords(parentProduct?.name ?? say('lists.notAvailable')),
        quantity: formatQuantity(parentProductQuantity),
        unit: parentProductUnit,
        day: formatDay(createdAt),
      }
      return { id: _id, name: say(isOlder ? 'reservations.bomOptionOf' : 'reservations.bomOption', words) }
    })
    .sort((one, other) => one.name.localeCompare(other.name))
}

/** Which recipe is cooked; a new reservation begins with the quantity that the recipe makes. */
export function BomSelect({ onChosen }: { onChosen: () => void }) {
  const say = useWords()
  const { locked } = useRunForm()
  const { getValues, setValue } = useFormContext()
  const { data = [], isPending, error, refetch } = useGetList<Bom>('boms', newestFirst)
  if (error) {
    const message = sentenceOf(error, say('stock.choicesFailed'))
    return <ErrorNotice message={message} onRetry={() => void refetch()} />
  }
  const chosen = () => {
    const bom = data.find(({ _id }) => _id === idOf(getValues('bomId')))
    if (bom && !getValues('quantitytoProduce'))
      setValue('quantitytoProduce', bom.parentProductQuantity, { shouldDirty: true, shouldValidate: true })
    onChosen()
  }
  return (
    <ChoiceInput
      source="bomId"
      label="reservations.bom"
      choices={choicesOf(data, say)}
      isPending={isPending}
      format={(value: unknown) => idOf(value) ?? ''}
      validate={required('reservations.bomRequired')}
      readOnly={locked}
      onChange={chosen}
      helperText={!isPending && data.length === 0 && say('reservations.noBoms')}
      sx={{ ...wideOnPhone, gridColumn: { xs: '1 / -1', md: 'auto' } }}
    />
  )
}
