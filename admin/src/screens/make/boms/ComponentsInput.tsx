import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { required, SelectInput } from 'react-admin'
import { useFieldArray, useWatch } from 'react-hook-form'
import { sentenceOf } from '../../../api/request.js'
import { idOf } from '../../../kit/inputs/all-by-name.js'
import { FigureInput } from '../../../kit/inputs/FigureInput.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { unseen } from '../../../kit/ui/layout.js'
import { measureOf } from '../../../kit/ui/typed-number.js'
import { useWords } from '../../../kit/words/use-words.js'
import { type ComponentDraft, unitsOfComponent } from './draft.js'
import { NextComponent } from './NextComponent.js'
import { thousandths } from './thousandths.js'
import { useMaterials } from './use-materials.js'

const quantity = [required('boms.componentQuantityRequired'), thousandths]
const unit = required('boms.componentUnitRequired')

const row = {
  display: 'grid',
  columnGap: 1,
  rowGap: 0.5,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) minmax(84px, auto) auto',
    sm: 'minmax(0, 1fr) 140px 96px auto',
  },
  '& .MuiFormControl-root': { m: 0, minWidth: 0 },
}
const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: { xs: 2, sm: 1 } }

/** A deleted product has only the name in the answer. */
const toldName = (product: unknown) =>
  typeof product === 'object' && product !== null && 'name' in product ? String(product.name) : undefined

/** The name is shown above, so only screen readers get it again. */
function ShortLabel({ word, of: name }: { word: 'boms.quantity' | 'boms.unit'; of: string }) {
  const say = useWords()
  return (
    <>
      {say(word)}{' '}
      <Box component="span" sx={unseen}>
        {say('boms.of', { name })}
      </Box>
      <span aria-hidden>&thinsp;*</span>
    </>
  )
}

/** The components: the list, and below it the next one. */
export function ComponentsInput() {
  const say = useWords()
  const heading = useId()
  const materials = useMaterials()
  const { fields, append, remove } = useFieldArray<{ components: ComponentDraft[] }>({ name: 'components' })
  const components = useWatch({ name: 'components' }) as ComponentDraft[] | undefined
  const known = new Map(materials.data?.map((material) => [material.id, material]))
  const listed = new Set(fields.map(({ product }) => idOf(product)))
  const free = materials.data?.filter(({ id }) => !listed.has(id))
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={heading} variant="h3">
        {say('boms.components')}
      </Typography>
      {fields.length === 0 && <Typography color="text.secondary">{say('boms.noComponents')}</Typography>}
      <Box component="ul" sx={list}>
        {fields.map(({ id, product }, at) => {
          const material = known.get(String(idOf(product)))
          const name = material?.name ?? toldName(product) ?? say('lists.notAvailable')
          const units = unitsOfComponent(material)
          return (
            <Box component="li" key={id} sx={row}>
              <Typography sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, fontWeight: 600, py: { sm: 1.5 } }}>
                {name}
              </Typography>
              <FigureInput
                source={`components.${at}.quantity`}
                label={<ShortLabel of={name} word="boms.quantity" />}
                validate={quantity}
                measure={measureOf(components?.[at]?.unit)}
              />
              <SelectInput
                source={`components.${at}.unit`}
                label={<ShortLabel of={name} word="boms.unit" />}
                choices={units.map((one) => ({ id: one, name: one }))}
                translateChoice={false}
                validate={unit}
                helperText={false}
              />
              <Button
                color="error"
                startIcon={<DeleteOutlined />}
                aria-label={say('boms.removeNamed', { name })}
                onClick={() => remove(at)}
              >
                {say('boms.remove')}
              </Button>
            </Box>
          )
        })}
      </Box>
      {materials.error ? (
        <ErrorNotice
          message={sentenceOf(materials.error, say('stock.choicesFailed'))}
          onRetry={() => void materials.refetch()}
        />
      ) : (
        <NextComponent choices={free} isPending={materials.isPending} onAdd={append} />
      )}
    </Box>
  )
}
