import AddOutlined from '@mui/icons-material/AddOutlined'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type RaRecord, required } from 'react-admin'
import { useFieldArray } from 'react-hook-form'
import { type Product } from '../../../../api/api-types.js'
import { nameInWords } from '../../../../api/names.js'
import { useAllByName } from '../../../../kit/inputs/all-by-name.js'
import { ChoiceInput } from '../../../../kit/inputs/ChoiceInput.js'
import { columns, wideOnPhone } from '../../../../kit/inputs/columns.js'
import { FigureInput } from '../../../../kit/inputs/FigureInput.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { quantityRules } from '../inputs/figure-inputs.js'

const VARIANT = ['variantType', 'variantOil', 'variantSpicy'] as const

/** The same pickle in jars of another size. */
function useSisters(product: Product) {
  const { data = [] } = useAllByName<Product & RaRecord>('products', { materialType: 'FG' })
  return data
    .filter((other) => other._id !== product._id && VARIANT.every((part) => other[part] === product[part]))
    .map((sister) => ({ ...sister, id: sister._id, name: nameInWords(sister.name) }))
}

/** What else was filled of the same pot. */
export function FurtherYields({ product }: { product: Product }) {
  const say = useWords()
  const sisters = useSisters(product)
  const { fields, append, remove } = useFieldArray({ name: 'further' })
  if (sisters.length === 0) return null
  return (
    <Box component="section" aria-label={say('receiving.further')} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">{say('receiving.further')}</Typography>
      <Typography variant="body2" color="text.secondary">
        {say('receiving.furtherHint')}
      </Typography>
      {fields.map(({ id }, at) => (
        <Box key={id} sx={columns}>
          <ChoiceInput
            source={`further.${at}.product`}
            label={say('receiving.yieldProduct', { number: at + 2 })}
            choices={sisters}
            validate={required('stock.productRequired')}
            sx={wideOnPhone}
          />
          <FigureInput
            source={`further.${at}.quantity`}
            label={say('receiving.yieldQuantity', { number: at + 2 })}
            validate={quantityRules}
            measure="PC"
          />
          <Button
            startIcon={<Close />}
            aria-label={say('receiving.removeYield', { number: at + 2 })}
            onClick={() => remove(at)}
            sx={{ justifySelf: 'start' }}
          >
            {say('receiving.remove')}
          </Button>
        </Box>
      ))}
      <Button
        startIcon={<AddOutlined />}
        onClick={() => append({ product: sisters.length === 1 ? sisters[0]?._id : null, quantity: null })}
        sx={{ justifySelf: 'start' }}
      >
        {say('receiving.addYield')}
      </Button>
    </Box>
  )
}
