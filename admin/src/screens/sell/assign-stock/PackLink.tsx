import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { type StaffOrder } from '../../../api/api-types.js'
import { packPath } from '../../../kit/addresses/addresses.js'
import { useWords } from '../../../kit/words/use-words.js'

/**
 * The link to the view in which each jar is scanned into the box. It is the main button of the card until all jars are
 * in.
 */
export function PackLink({ order: { orderId, packing } }: { order: StaffOrder }) {
  const say = useWords()
  const isDone = packing?.doneAt != null
  return (
    <Button
      component={Link}
      to={packPath(orderId)}
      startIcon={<Inventory2Outlined />}
      {...(isDone ? {} : { variant: 'contained', color: 'primary' })}
      sx={{ flex: { xs: '1 1 auto', sm: '0 0 auto' } }}
    >
      {say(isDone ? 'packing.inTheBox' : packing ? 'packing.goOn' : 'packing.pack')}
    </Button>
  )
}
