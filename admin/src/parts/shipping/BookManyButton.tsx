import './words.js'
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { type StaffOrder } from '../../api/api-types.js'
import { goOnHere } from '../../kit/ui/use-kept-focus.js'
import { useWords } from '../../kit/words/use-words.js'
import { BookManyDialog } from './BookManyDialog.js'

interface BookManyButtonProps {
  orders: readonly StaffOrder[]
  /** It is the next step: Enter does it. */
  leads?: boolean
}

/** Books those of the chosen orders that can be booked. */
export function BookManyButton({ orders, leads = false }: BookManyButtonProps) {
  const say = useWords()
  const [asked, setAsked] = useState<readonly StaffOrder[] | null>(null)
  const ready = orders.filter(({ whyNot }) => whyNot.ship === null)
  return (
    <>
      {ready.length > 0 && (
        <Button
          {...(leads ? { variant: 'contained', color: 'primary', ref: goOnHere } : { variant: 'outlined' })}
          startIcon={<LocalShippingOutlined />}
          // The dialog keeps the orders that it asked about, even if they change while they are booked.
          onClick={() => setAsked(ready)}
        >
          {say('shipping.bookMany')}
        </Button>
      )}
      {asked && <BookManyDialog orders={asked} onClose={() => setAsked(null)} />}
    </>
  )
}
