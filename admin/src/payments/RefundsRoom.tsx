import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { ArrivingRoom } from '../rooms/ArrivingRoom.js'
import { useWords } from '../words/use-words.js'

/** Refunds run by themselves; what needs a person among the payments is one step away. */
export function RefundsRoom() {
  const say = useWords()
  return (
    <ArrivingRoom name="refunds">
      <Button component={Link} to="/dashboard/payments" sx={{ justifySelf: 'start' }}>
        {say('rooms.payments')}
      </Button>
    </ArrivingRoom>
  )
}
