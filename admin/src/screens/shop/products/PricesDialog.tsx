import './words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type SyntheticEvent, useId, useState } from 'react'
import { type Product } from '../../../api/api-types.js'
import { inSteps } from '../../../kit/inputs/in-steps.js'
import { NotDone } from '../../../kit/lists/NotDone.js'
import { colour } from '../../../kit/theme/tokens.js'
import { Dialog } from '../../../kit/ui/dialogs.js'
import { formatMoney } from '../../../kit/ui/format.js'
import { numberIn } from '../../../kit/ui/typed-number.js'
import { useWords } from '../../../kit/words/use-words.js'
import { newPrice, type PriceChange } from './new-price.js'
import { useManyProducts } from './use-many-products.js'

interface PricesDialogProps {
  products: readonly Product[]
  onClose: () => void
  onDone: () => void
}

/** Twice the price is a mistake in typing rather than a price. */
const MOST = { percent: 100, rupees: 10_000 } as const
const STEP = 0.01

/** The size of a change as it was typed; null when it is none. */
function sizeIn(typed: string, by: PriceChange['by']): number | null {
  const size = numberIn(typed.replace('%', ''), by === 'rupees' ? 'RUPEES' : 'NUMBER') ?? NaN
  return size > 0 && size <= MOST[by] && inSteps(size, STEP) ? size : null
}

const fields = { display: 'grid', gap: 1.5, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' }, pt: 1 }

const line = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 0.75,
  borderBottom: `1px solid ${colour.stone}`,
  fontSize: 15,
}

/** Raises or lowers the prices of the chosen jars. The new prices stand there before they are written. */
export function PricesDialog({ products, onClose, onDone }: PricesDialogProps) {
  const say = useWords()
  const heading = useId()
  const preview = useId()
  const [direction, setDirection] = useState<PriceChange['direction']>('raise')
  const [by, setBy] = useState<PriceChange['by']>('percent')
  const [typed, setTyped] = useState('')
  const { setPrices, busy, problems } = useManyProducts(() => {
    onClose()
    onDone()
  })
  const size = sizeIn(typed, by)
  const isWrong = typed.trim() !== '' && size === null
  const rows = products.map((product) => ({
    product,
    after: size === null ? product.price : newPrice(product.price, { direction, by, size }),
  }))
  const stays = ({ mrp }: Product, after: number) => {
    if (after <= 0) return say('products.noPriceLeft')
    return mrp !== null && after > mrp ? say('products.aboveMrp', { mrp: formatMoney(mrp) }) : null
  }
  const changing = rows.filter(
    ({ product, after }) => after !== product.price && stays(product, after) === null,
  )
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (size === null || changing.length === 0) return
    const prices = new Map(changing.map(({ product, after }) => [product.id, after]))
    setPrices(
      changing.map(({ product }) => product),
      prices,
    )
  }
  const choice = <Value extends string>(
    label: 'priceDirection' | 'priceBy',
    value: Value,
    values: readonly Value[],
    set: (value: Value) => void,
  ) => (
    <TextField
      select
      label={say(`products.${label}`)}
      value={value}
      onChange={({ target }) => set(target.value as Value)}
    >
      {values.map((one) => (
        <MenuItem key={one} value={one}>
          {say(`products.price_${one}` as 'products.price_raise')}
        </MenuItem>
      ))}
    </TextField>
  )
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="sm">
      <DialogTitle id={heading}>{say('products.pricesTitle', { smart_count: products.length })}</DialogTitle>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          <Box sx={fields}>
            {choice('priceDirection', direction, ['raise', 'lower'], setDirection)}
            {choice('priceBy', by, ['percent', 'rupees'], setBy)}
            <TextField
              label={say(by === 'percent' ? 'products.percentSize' : 'products.rupeesSize')}
              value={typed}
              autoComplete="off"
              error={isWrong}
              helperText={isWrong ? say('products.sizeWrong', { most: MOST[by] }) : undefined}
              slotProps={{ htmlInput: { inputMode: 'decimal' } }}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Box>
          <Typography variant="body2">{say('products.rounding')}</Typography>
          {size !== null && (
            <Box component="section" aria-labelledby={preview}>
              <Typography variant="h3" component="h3" id={preview}>
                {say('products.preview')}
              </Typography>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {rows.map(({ product, after }) => (
                  <Box component="li" key={product.id} sx={line}>
                    <span>{product.title}</span>
                    <Box component="span" sx={{ flex: 'none', maxWidth: '50%', textAlign: 'right' }}>
                      {formatMoney(product.price)} →{' '}
                      <strong>{stays(product, after) ?? formatMoney(after)}</strong>
                    </Box>
                  </Box>
                ))}
              </Box>
            </Box>
          )}
        </DialogContent>
        {problems.length > 0 && (
          <Box sx={{ px: 3 }}>
            <NotDone problems={problems} />
          </Box>
        )}
        <DialogActions>
          <Button onClick={onClose}>{say('edit.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color="primary"
            loading={busy}
            disabled={size === null || changing.length === 0}
          >
            {say('products.setPrices', { smart_count: changing.length })}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
