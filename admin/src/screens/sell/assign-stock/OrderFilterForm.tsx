import '../../../parts/orders/words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DateField } from '../../../kit/inputs/DateInput.js'
import { isDay } from '../../../kit/ui/ist.js'
import { useWords, type WordKey } from '../../../kit/words/use-words.js'
import { orderKeys } from '../../../parts/orders/order-cache.js'
import { DELIVERY_CHOICES, type DeliveryChoice, type OrderFilters, toSearch } from './filters.js'

const layout = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr auto' },
}

function problemWith({ fromDate, toDate }: OrderFilters): WordKey | null {
  if (!isDay(fromDate) || !isDay(toDate)) return 'orders.dateMissing'
  return fromDate > toDate ? 'orders.datesReversed' : null
}

/** The filters; they take effect, and enter the address, with the Filter button. */
export function OrderFilterForm({ filters }: { filters: OrderFilters }) {
  const say = useWords()
  const navigate = useNavigate()
  const client = useQueryClient()
  const id = useId()
  const fromField = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState(filters)
  const [problem, setProblem] = useState<WordKey | null>(null)
  const change = (part: Partial<OrderFilters>) => {
    setDraft({ ...draft, ...part })
    setProblem(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = problemWith(draft)
    setProblem(wrong)
    if (wrong) return fromField.current?.focus()
    // The same filters again mean: look again.
    if (toSearch(draft) === toSearch(filters)) void client.invalidateQueries({ queryKey: orderKeys.lists })
    void navigate(toSearch(draft))
  }
  return (
    <Box component="form" noValidate aria-label={say('orders.filters')} onSubmit={submit} sx={layout}>
      <DateField
        id={`${id}from`}
        label={say('orders.fromDate')}
        value={draft.fromDate}
        onDay={(fromDate) => change({ fromDate })}
        error={problem !== null}
        helperText={problem && say(problem)}
        inputRef={fromField}
      />
      <DateField
        id={`${id}to`}
        label={say('orders.toDate')}
        value={draft.toDate}
        onDay={(toDate) => change({ toDate })}
      />
      <TextField
        id={`${id}status`}
        select
        label={say('orders.deliveryStatus')}
        value={draft.deliveryStatus}
        onChange={(event) => change({ deliveryStatus: event.target.value as DeliveryChoice })}
      >
        {DELIVERY_CHOICES.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {say(choice === 'All' ? 'orders.all' : `status.${choice}`)}
          </MenuItem>
        ))}
      </TextField>
      <Button type="submit" variant="contained">
        {say('orders.filter')}
      </Button>
    </Box>
  )
}
