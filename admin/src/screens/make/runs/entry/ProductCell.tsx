import { type SxProps } from '@mui/material/styles'
import { type RaRecord, required } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { type Product } from '../../../../api/api-types.js'
import { idOf, useAllByName } from '../../../../kit/inputs/all-by-name.js'
import { ChoiceInput } from '../../../../kit/inputs/ChoiceInput.js'
import { type DraftComponent } from '../run-draft.js'
import { useRunForm } from './run-form.js'

interface ProductCellProps {
  at: number
  component: DraftComponent
  label: string
  sx?: SxProps
}

/** A product of the recipe is text; for a component that was added, somebody chooses it. */
export function ProductCell({ at, component, label, sx }: ProductCellProps) {
  const { locked } = useRunForm()
  const isOfRecipe = (component.requiredQuantity ?? 0) > 0
  if (component.productId && (isOfRecipe || locked)) return <>{component.productId.name}</>
  return <ProductChoice at={at} label={label} {...(sx ? { sx } : {})} />
}

function ProductChoice({ at, label, sx }: Omit<ProductCellProps, 'component'>) {
  const { onHand } = useRunForm()
  const { getValues, setValue } = useFormContext()
  const { data = [], isPending } = useAllByName<Product & RaRecord>('products')
  const choices = data.filter(({ materialType }) => materialType !== 'FG')
  const take = (id: unknown) => choices.find((product) => product.id === id) ?? null
  const chosen = () => {
    onHand()
    const product = getValues(`components.${at}.productId`) as Product | null
    setValue(`components.${at}.unit`, product?.priceUnit ?? undefined)
    setValue(`components.${at}.batches`, [])
  }
  return (
    <ChoiceInput
      source={`components.${at}.productId`}
      label={label}
      choices={choices}
      isPending={isPending}
      format={(value: unknown) => idOf(value) ?? ''}
      parse={take}
      validate={required('reservations.productRequired')}
      onChange={chosen}
      {...(sx ? { sx } : {})}
    />
  )
}
