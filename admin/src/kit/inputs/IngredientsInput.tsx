import AddOutlined from '@mui/icons-material/AddOutlined'
import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { required, TextInput } from 'react-admin'
import { useFieldArray } from 'react-hook-form'
import { useWords } from '../words/use-words.js'
import { CheckInput } from './CheckInput.js'

const row = {
  display: 'grid',
  columnGap: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto' },
}
const named = required('products.nameRequired')

/** What is in the jar, in its order, each shown to customers or not. */
export function IngredientsInput({ source }: { source: string }) {
  const say = useWords()
  const { fields, append, move, remove } = useFieldArray({ name: source })
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: { xs: 2, sm: 0.5 } }}>
        {fields.map(({ id }, at) => {
          const number = at + 1
          return (
            <Box component="li" key={id} sx={row}>
              <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
                <TextInput
                  source={`${source}.${at}.name`}
                  label={say('products.ingredient', { number })}
                  validate={named}
                  helperText={false}
                  autoComplete="off"
                />
              </Box>
              <CheckInput source={`${source}.${at}.showasIngredient`} label="products.shown" ticked />
              <Box sx={{ display: 'flex' }}>
                <IconButton
                  aria-label={say('products.ingredientUp', { number })}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  <ArrowUpwardOutlined />
                </IconButton>
                <IconButton
                  aria-label={say('products.ingredientDown', { number })}
                  disabled={number === fields.length}
                  onClick={() => move(at, at + 1)}
                >
                  <ArrowDownwardOutlined />
                </IconButton>
                <IconButton
                  aria-label={say('products.ingredientRemove', { number })}
                  color="error"
                  onClick={() => remove(at)}
                >
                  <DeleteOutlined />
                </IconButton>
              </Box>
            </Box>
          )
        })}
      </Box>
      <Button
        startIcon={<AddOutlined />}
        onClick={() => append({ name: '', showasIngredient: true })}
        sx={{ justifySelf: 'start' }}
      >
        {say('products.addIngredient')}
      </Button>
    </Box>
  )
}
