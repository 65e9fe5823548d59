import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { TextInput, useNotify } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type CorrectedAddress, type StaffOrder } from '../../api/api-types.js'
import { sentenceOf } from '../../api/request.js'
import { useApi } from '../../api/use-api.js'
import { formatMoney } from '../../kit/ui/format.js'
import { useWords, type WordKey } from '../../kit/words/use-words.js'
import { StepDialog } from '../batches/StepDialog.js'
import { useOrderCache } from '../orders/order-cache.js'

const FIELDS: readonly [keyof CorrectedAddress, WordKey, number][] = [
  ['contactName', 'shipping.contactName', 100],
  ['contactNumber', 'shipping.contactNumber', 14],
  ['address', 'shipping.street', 500],
  ['city', 'shipping.city', 100],
  ['state', 'shipping.state', 100],
  ['pin', 'shipping.pin', 6],
]

/** Corrects the address of an order until it is booked. Typed text stays until the server has accepted it. */
export function AddressDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const say = useWords()
  const api = useApi()
  const notify = useNotify()
  const { replace } = useOrderCache()
  const { orderId, contactName, contactNumber, address, city, state, pin } = order
  const save = async (typed: CorrectedAddress) => {
    const fields = FIELDS.map(([name]) => [name, (typed[name] ?? '').trim()] as const)
    replace(await api.correctAddress(orderId, Object.fromEntries(fields) as unknown as CorrectedAddress))
    notify('shipping.addressDone', { type: 'success' })
    onClose()
  }
  return (
    <StepDialog<CorrectedAddress>
      title={say('shipping.addressTitle', { orderId })}
      text={say('shipping.addressText')}
      submit={say('shipping.addressSave')}
      blank={{ contactName, contactNumber, address, city, state, pin }}
      onSubmit={save}
      onClose={onClose}
    >
      {FIELDS.map(([name, label, maxLength]) => (
        <TextInput
          key={name}
          source={name}
          label={say(label)}
          autoComplete="off"
          multiline={name === 'address'}
          helperText={false}
          slotProps={{
            htmlInput: { maxLength, ...(name === 'pin' ? { inputMode: 'numeric' as const } : {}) },
          }}
        />
      ))}
      <Difference orderId={orderId} before={pin} />
    </StepDialog>
  )
}

/** The cost of delivery to the typed postal code, if it has changed. */
function Difference({ orderId, before }: { orderId: string; before: string }) {
  const say = useWords()
  const api = useApi()
  const pin = String(useWatch({ name: 'pin' }) ?? '').trim()
  const quote = useQuery({
    queryKey: ['address-quote', orderId, pin],
    queryFn: ({ signal }) => api.addressQuote(orderId, pin, signal),
    enabled: /^[1-9]\d{5}$/.test(pin) && pin !== before,
    retry: false,
  })
  if (quote.isError)
    return (
      <Typography role="status" color="error">
        {sentenceOf(quote.error, say('shipping.planFailed'))}
      </Typography>
    )
  if (!quote.data || pin === before) return null
  const { charge, difference } = quote.data
  const key = difference > 0 ? 'shipping.dearer' : difference < 0 ? 'shipping.cheaper' : 'shipping.sameCharge'
  const words = { charge: formatMoney(charge), difference: formatMoney(Math.abs(difference)) }
  return <Typography role="status">{say(key, words)}</Typography>
}
