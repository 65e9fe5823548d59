import AddOutlined from '@mui/icons-material/AddOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { maxValue, minValue, regex, required, TextInput } from 'react-admin'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { FormSection } from '../../../kit/edit/FormSection.js'
import { FigureInput } from '../../../kit/inputs/FigureInput.js'
import { colour } from '../../../kit/theme/tokens.js'
import { formatMoney } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'
import { emptyLine, type LineDraft, sumOf } from './figures.js'

const what = required('supplierBills.whatRequired')
const hsn = regex(/^\s*(\d{4,8})?\s*$/, 'supplierBills.hsnInvalid')
const rate = [minValue(0, 'supplierBills.rateInvalid'), maxValue(40, 'supplierBills.rateInvalid')]
const taxable = [required('supplierBills.taxableRequired'), minValue(0.01, 'supplierBills.taxableInvalid')]
const total = [required('supplierBills.totalRequired'), minValue(0.01, 'supplierBills.amountInvalid')]

const row = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'minmax(0, 1fr) 96px 96px 128px 112px' },
  pb: 2,
  '& + li': { borderTop: `1px solid ${colour.stone}`, pt: 2 },
  '& .MuiFormControl-root': { m: 0, minWidth: 0 },
}
const RUPEES = '₹\u00a0'

/** The lines of the bill, and the total that the bill says. @param hasGstin without one there is no GST to enter */
export function LinesInput({ hasGstin }: { hasGstin: boolean }) {
  const say = useWords()
  const { setValue } = useFormContext()
  const { fields, append, remove } = useFieldArray({ name: 'lines' })
  const lines = (useWatch({ name: 'lines' }) as LineDraft[] | undefined) ?? []
  const isSupplierKnown = Boolean(useWatch({ name: 'supplier' }))
  const sum = sumOf(lines)
  return (
    <FormSection title="supplierBills.lines">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {fields.map(({ id }, at) => (
          <Box component="li" key={id} aria-label={say('supplierBills.line', { at: at + 1 })} sx={row}>
            <TextInput
              source={`lines.${at}.what`}
              label="billFields.what"
              helperText={false}
              autoComplete="off"
              validate={what}
              slotProps={{ htmlInput: { maxLength: 120 } }}
              sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
            />
            <TextInput
              source={`lines.${at}.hsnCode`}
              label="billFields.hsnCode"
              helperText={false}
              autoComplete="off"
              validate={hsn}
              slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 8 } }}
            />
            <FigureInput
              source={`lines.${at}.rate`}
              label={say('billFields.rate')}
              validate={rate}
              readOnly={!hasGstin}
            />
            <FigureInput
              source={`lines.${at}.taxable`}
              label={say('billFields.taxable')}
              measure="RUPEES"
              validate={taxable}
              startAdornment={RUPEES}
            />
            <FigureInput
              source={`lines.${at}.tax`}
              label={say('billFields.tax')}
              measure="RUPEES"
              readOnly={!hasGstin}
              startAdornment={RUPEES}
            />
            {fields.length > 1 && (
              <Button
                color="error"
                startIcon={<DeleteOutlined />}
                onClick={() => remove(at)}
                sx={{ gridColumn: '1 / -1', justifySelf: 'start' }}
              >
                {say('supplierBills.removeLine', { at: at + 1 })}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {isSupplierKnown && (
        <Typography variant="body2" color="text.secondary">
          {say(hasGstin ? 'supplierBills.taxHelp' : 'supplierBills.noGstin')}
        </Typography>
      )}
      <Button startIcon={<AddOutlined />} onClick={() => append(emptyLine())} sx={{ justifySelf: 'start' }}>
        {say('supplierBills.addLine')}
      </Button>
      <Box sx={{ display: 'grid', gap: 1, maxWidth: { sm: 320 } }}>
        <FigureInput
          source="total"
          measure="RUPEES"
          validate={total}
          startAdornment={RUPEES}
          helperText={say('supplierBills.sum', { sum: formatMoney(sum) })}
        />
        <Button onClick={() => setValue('total', sum, { shouldDirty: true, shouldValidate: true })}>
          {say('supplierBills.takeSum')}
        </Button>
      </Box>
    </FormSection>
  )
}
