import Box from '@mui/material/Box'
import { maxValue, minValue, required, SelectInput, TextInput, type Validator } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type Product, type Shop } from '../../../api/api-types.js'
import { FormSection } from '../../../kit/edit/FormSection.js'
import { CheckInput } from '../../../kit/inputs/CheckInput.js'
import { FigureInput } from '../../../kit/inputs/FigureInput.js'
import { PicturesInput } from '../../../kit/inputs/PicturesInput.js'
import { RichTextInput } from '../../../kit/inputs/RichTextInput.js'
import { plainText } from '../../../kit/ui/plain-text.js'
import { measureOf } from '../../../kit/ui/typed-number.js'
import { useWords } from '../../../kit/words/use-words.js'
import { columns } from './columns.js'
import { LabelInputs } from './LabelInputs.js'
import { aboveZero, notBelowZero, whole } from './rules.js'
import { VariantInputs } from './VariantInputs.js'

const types = (['FG', 'SG', 'RM'] as const).map((id) => ({ id, name: `materials.${id}` }))
const units = (['KG', 'LTR', 'PC'] as const).map((id) => ({ id, name: `units.${id}` }))

const someText: Validator = (value) =>
  plainText(String(value ?? '')) ? undefined : 'products.descriptionRequired'

const price = [required('products.priceRequired'), aboveZero]
const netWeight = [required('products.netRequired'), aboveZero, whole]
const notBelowNet: Validator = (value, form: Partial<Product>) =>
  value != null && value < (form.netWeight ?? 0) ? 'products.grossBelowNet' : undefined
const grossWeight = [required('products.grossRequired'), aboveZero, whole, notBelowNet]
const gstRate = [minValue(0, 'products.gstWrong'), maxValue(28, 'products.gstWrong')]
const mrp: Validator = (value, form: Partial<Product>) =>
  value != null && value < (form.price ?? 0) ? 'products.mrpBelowPrice' : undefined
const hsnCode: Validator = (value) =>
  value && !/^\d{4,8}$/.test(String(value)) ? 'products.hsnWrong' : undefined
const description = [Object.assign(someText, { isRequired: true })]

/** The form of a product: what its material type asks for, and nothing else. @param editing the type is locked */
export function ProductInputs({ lists, editing }: { lists: Shop['catalogue']; editing: boolean }) {
  const say = useWords()
  const materialType = useWatch({ name: 'materialType' }) as Product['materialType'] | null | undefined
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <FormSection title="products.what">
        <Box sx={columns}>
          <SelectInput
            source="materialType"
            choices={types}
            validate={required('products.typeRequired')}
            disabled={editing}
            helperText={editing ? say('products.materialLocked') : false}
          />
          {materialType && materialType !== 'FG' && (
            <>
              <TextInput
                source="name"
                validate={required('products.nameRequired')}
                autoComplete="off"
                helperText={false}
              />
              <SelectInput
                source="priceUnit"
                choices={units}
                validate={required('products.unitRequired')}
                helperText={false}
              />
            </>
          )}
        </Box>
        {materialType === 'FG' && <VariantInputs lists={lists} />}
      </FormSection>
      {materialType === 'FG' && <FinishedInputs />}
      {(materialType === 'RM' || materialType === 'SG') && <MaterialInputs />}
    </Box>
  )
}

function FinishedInputs() {
  const say = useWords()
  return (
    <>
      <FormSection title="products.selling">
        <Box sx={columns}>
          <FigureInput source="price" measure="RUPEES" validate={price} />
          <FigureInput source="mrp" measure="RUPEES" validate={mrp} helperText={say('products.mrpHelp')} />
          <TextInput source="hsnCode" validate={hsnCode} helperText={say('products.hsnHelp')} />
          <FigureInput source="gstRatePercent" validate={gstRate} helperText={say('products.gstHelp')} />
          <FigureInput source="netWeight" measure="G" validate={netWeight} />
          <FigureInput
            source="grossWeight"
            measure="G"
            validate={grossWeight}
            helperText={say('products.grossHelp')}
          />
          <LowStockInput />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          <CheckInput source="activeFlag" label="products.active" ticked />
          <CheckInput source="unlimitedStock" label="products.unlimited" />
          <CheckInput source="soldOut" label="products.soldOut" />
          <CheckInput source="vegetarian" label="products.vegetarian" />
        </Box>
      </FormSection>
      <FormSection title="products.text">
        <RichTextInput source="description" />
      </FormSection>
      <FormSection title="products.pictures">
        <PicturesInput source="pictures" />
      </FormSection>
      <FormSection title="products.label">
        <LabelInputs />
      </FormSection>
    </>
  )
}

function MaterialInputs() {
  const say = useWords()
  return (
    <>
      <FormSection title="products.text">
        <RichTextInput source="description" validate={description} />
      </FormSection>
      <FormSection title="products.stock">
        <Box sx={columns}>
          <FigureInput
            source="price"
            measure="RUPEES"
            validate={notBelowZero}
            helperText={say('products.perUnitHelp')}
          />
          <LowStockInput />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          <CheckInput source="showasIngredient" label="products.showAsIngredient" ticked />
          <CheckInput source="vegetarian" label="products.vegetarian" ticked />
        </Box>
      </FormSection>
    </>
  )
}

function LowStockInput() {
  const say = useWords()
  const [materialType, priceUnit] = useWatch({ name: ['materialType', 'priceUnit'] }) as (string | null)[]
  return (
    <FigureInput
      source="lowStock"
      measure={materialType === 'FG' ? 'PC' : measureOf(priceUnit)}
      validate={notBelowZero}
      helperText={say('products.lowStockHelp')}
    />
  )
}
