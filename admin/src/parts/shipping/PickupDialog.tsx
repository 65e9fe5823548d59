import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { required, TextInput, useNotify } from 'react-admin'
import { type PickupWish } from '../../api/api-types.js'
import { useApi } from '../../api/use-api.js'
import { DateInput } from '../../kit/inputs/DateInput.js'
import { FigureInput } from '../../kit/inputs/FigureInput.js'
import { formatDay } from '../../kit/ui/format.js'
import { dayInIndia } from '../../kit/ui/ist.js'
import { useWords } from '../../kit/words/use-words.js'
import { StepDialog } from '../batches/StepDialog.js'

/** Asks the courier for its van: day, time, number of parcels. */
export function PickupDialog({ parcels, onClose }: { parcels: number; onClose: () => void }) {
  const say = useWords()
  const api = useApi()
  const notify = useNotify()
  const client = useQueryClient()
  const [today] = useState(() => dayInIndia(new Date()))
  const ask = async ({ day, time, parcels: count }: PickupWish) => {
    const asked = await api.askPickup({ day, time, parcels: Number(count) })
    notify(asked.isNew ? 'shipping.pickupDone' : 'shipping.pickupKnown', {
      type: asked.isNew ? 'success' : 'info',
      messageArgs: {
        day: formatDay(asked.day),
        time: asked.time,
        number: asked.number ?? '',
        smart_count: asked.parcels,
      },
    })
    await client.invalidateQueries({ queryKey: ['pickups'] })
    onClose()
  }
  return (
    <StepDialog<PickupWish>
      title={say('shipping.pickupTitle')}
      text={say('shipping.pickupText')}
      submit={say('shipping.pickupAsk')}
      blank={{ day: today, time: '16:00', parcels: Math.max(1, parcels) }}
      onSubmit={ask}
      onClose={onClose}
    >
      <DateInput source="day" label={say('shipping.pickupDay')} validate={required()} min={today} />
      <TextInput
        source="time"
        type="time"
        label={say('shipping.pickupTime')}
        validate={required()}
        helperText={false}
      />
      <FigureInput
        source="parcels"
        label={say('shipping.pickupParcels')}
        validate={required()}
        measure="PC"
      />
    </StepDialog>
  )
}
