import { useState } from 'react'
import { useShop } from '../../state/stores.js'
import { deliveryRange } from '../../ui/delivery-dates.js'
import { weekday } from '../../ui/times.js'
import { cartNotes as words } from '../../words/cart-notes.js'

/** When the jars arrive, as far as the shop promises it. */
function Arrival() {
  const shop = useShop()
  const [now] = useState(() => new Date())
  const range = deliveryRange(now, shop)
  if (!range) return null
  return (
    <p>
      <b>{words.arrives(weekday(range.first), weekday(range.last))}</b>
      {words.arrivesNote((shop?.holidays.length ?? 0) > 0)}
    </p>
  )
}

export default Arrival
