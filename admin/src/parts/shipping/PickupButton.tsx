import './words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../api/use-api.js'
import { formatDay } from '../../kit/ui/format.js'
import { dayInIndia } from '../../kit/ui/ist.js'
import { useWords } from '../../kit/words/use-words.js'
import { PickupDialog } from './PickupDialog.js'

/** The courier's van: when it comes next, and a way to ask for it. @param parcels that wait for it, as far as known */
export function PickupButton({ parcels }: { parcels: number }) {
  const say = useWords()
  const api = useApi()
  const [open, setOpen] = useState(false)
  const pickups = useQuery({ queryKey: ['pickups'], queryFn: ({ signal }) => api.pickups(signal) })
  const [today] = useState(() => dayInIndia(new Date()))
  const coming = pickups.data?.pickups.filter(({ day }) => day >= today).at(-1)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {say('shipping.pickup')}
      </Button>
      {coming && (
        <Typography>
          {say('shipping.pickupNext', {
            day: formatDay(coming.day),
            time: coming.time,
            number: coming.number ?? '',
          })}
        </Typography>
      )}
      {open && <PickupDialog parcels={parcels} onClose={() => setOpen(false)} />}
    </Box>
  )
}
