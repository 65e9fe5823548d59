import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined'
import Button from '@mui/material/Button'
import { useDataProvider, useNotify, useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { type Bom, type Product } from '../../../api/api-types.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { useWords } from '../../../kit/words/use-words.js'

/** Fills the list of ingredients from the product's BOM, the heaviest first, marked as the materials are. */
export function FromBomButton() {
  const say = useWords()
  const notify = useNotify()
  const provider = useDataProvider()
  const product = useRecordContext<Product>()
  const { setValue } = useFormContext()
  const id = product?.id
  const take = useWrite({
    failed: 'products.fromBomFailed',
    mutationFn: async () => {
      const filter = { parentProduct: id }
      const newest = { field: 'createdAt', order: 'DESC' } as const
      const { data } = await provider.getList<Bom>('boms', {
        filter,
        sort: newest,
        pagination: { page: 1, perPage: 1 },
      })
      const components = [...(data[0]?.components ?? [])].sort((a, b) => b.stockQuantity - a.stockQuantity)
      const ids = components.flatMap(({ product: part }) => part?._id ?? [])
      if (ids.length === 0) return []
      const { data: materials } = await provider.getMany<Product>('products', { ids })
      const byId = new Map(materials.map((material) => [material.id, material]))
      return ids.flatMap((one) => byId.get(one) ?? [])
    },
    onSuccess: (materials) => {
      if (materials.length === 0) return notify('products.fromBomNone', { type: 'info' })
      const ingredients = materials.map(({ name, showasIngredient }) => ({ name, showasIngredient }))
      setValue('ingredients', ingredients, { shouldDirty: true })
      notify('products.fromBomDone', { type: 'success' })
    },
  })
  if (id === undefined) return null
  return (
    <Button
      startIcon={<AccountTreeOutlined />}
      loading={take.isPending}
      loadingPosition="start"
      onClick={() => take.mutate()}
      sx={{ justifySelf: 'start' }}
    >
      {say('products.fromBom')}
    </Button>
  )
}
