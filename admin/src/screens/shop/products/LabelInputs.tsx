import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { maxLength, minValue, TextInput, type Validator } from 'react-admin'
import { type Product } from '../../../api/api-types.js'
import { FigureInput } from '../../../kit/inputs/FigureInput.js'
import { IngredientsInput } from '../../../kit/inputs/IngredientsInput.js'
import { WordListInput } from '../../../kit/inputs/WordListInput.js'
import { useWords } from '../../../kit/words/use-words.js'
import { figures } from './columns.js'
import { FromBomButton } from './FromBomButton.js'
import { filledIn, NUTRIENTS } from './product-draft.js'
import { notBelowZero } from './rules.js'

const aboveZero = minValue(1, 'products.aboveZero')

/** Half a table is no table. */
const allOrNone: Validator = (value, form: Partial<Product>) =>
  value == null && filledIn(form.nutrition) > 0 ? 'products.nutritionWhole' : undefined
const shortNote = maxLength(500)
const nutrient = [allOrNone, notBelowZero]

/** What the law demands on the jar: ingredients, allergens, nutrition, shelf life. */
export function LabelInputs() {
  const say = useWords()
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography>{say('products.ingredients')}</Typography>
        <Typography variant="body2" color="text.secondary">
          {say('products.ingredientsHelp')}
        </Typography>
        <IngredientsInput source="ingredients" />
        <FromBomButton />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '2fr 1fr' }, alignItems: 'start' }}>
        <WordListInput source="allergens" help="products.allergensHelp" />
        <FigureInput source="shelfLifeDays" validate={aboveZero} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <TextInput
          source="originNote"
          multiline
          validate={shortNote}
          helperText={say('products.originHelp')}
        />
        <TextInput
          source="storageNote"
          multiline
          validate={shortNote}
          helperText={say('products.storageHelp')}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography>{say('products.nutrition')}</Typography>
        <Typography variant="body2" color="text.secondary">
          {say('products.nutritionHelp')}
        </Typography>
        <Box sx={figures}>
          {NUTRIENTS.map((one) => (
            <FigureInput key={one} source={`nutrition.${one}`} validate={nutrient} />
          ))}
        </Box>
      </Box>
    </>
  )
}
