import './words.js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useNotify, useRecordContext } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { type Product } from '../../../api/api-types.js'
import { useApi } from '../../../api/use-api.js'
import { DeleteButton } from '../../../kit/edit/DeleteButton.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { useWords } from '../../../kit/words/use-words.js'

/** Above the form of the sample: that nobody can buy it, and how one goes on from it. @param then where it leads once it is deleted */
export function SampleNotice({ then }: { then: string }) {
  const product = useRecordContext<Product & RaRecord>()
  return product?.sample ? <Notice product={product} then={then} /> : null
}

function Notice({ product, then }: { product: Product & RaRecord; then: string }) {
  const say = useWords()
  const api = useApi()
  const notify = useNotify()
  const queries = useQueryClient()
  const { isDirty } = useFormState()
  const keep = useWrite({
    mutationFn: () => api.keepSample(),
    failed: 'products.keepFailed',
    onSuccess: () => {
      notify('products.kept', { type: 'success' })
      return queries.invalidateQueries({ queryKey: ['products'] })
    },
  })
  return (
    <Alert severity="info" variant="outlined">
      {say('products.sampleText')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {/* It reads the record anew: what was typed has to be saved before. */}
        <Button loading={keep.isPending} disabled={isDirty} onClick={() => keep.mutate()}>
          {say('products.keep')}
        </Button>
        <DeleteButton
          resource="products"
          record={product}
          name={product.Id}
          title="products.deleteTitle"
          text="products.deleteText"
          deleted="products.deleted"
          failed="products.deleteFailed"
          then={then}
        />
      </Box>
    </Alert>
  )
}
