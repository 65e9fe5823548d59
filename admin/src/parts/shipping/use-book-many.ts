import './words.js'
import '../orders/words.js'
import { useState } from 'react'
import { type StaffOrder } from '../../api/api-types.js'
import { sentenceOf } from '../../api/request.js'
import { useWords } from '../../kit/words/use-words.js'
import { useBooking } from './use-booking.js'

/** Where the booking of one order of many stands. */
export type BookState =
  | { kind: 'waits' }
  | { kind: 'booking' }
  | { kind: 'booked'; text: string }
  | { kind: 'failed'; text: string }

/** Books orders one after the other; one that fails does not stop the others. A second round leaves out what is booked. */
export function useBookMany(orders: readonly StaffOrder[]) {
  const say = useWords()
  const { mutateAsync } = useBooking({ except: () => true })
  const [states, setStates] = useState<Readonly<Record<string, BookState>>>({})
  const [running, setRunning] = useState(false)
  const set = (key: string, state: BookState) => setStates((known) => ({ ...known, [key]: state }))
  const stateOf = (key: string): BookState => states[key] ?? { kind: 'waits' }

  const bookOne = async (order: StaffOrder) => {
    set(order._id, { kind: 'booking' })
    try {
      const waybills = await mutateAsync({ order, parcels: null })
      const waybill = waybills.join(', ') || say('orders.noWaybill')
      set(order._id, { kind: 'booked', text: say('orders.shipmentCreated', { waybill }) })
    } catch (error) {
      set(order._id, { kind: 'failed', text: sentenceOf(error, say('orders.shipmentFailed')) })
    }
  }

  const run = async () => {
    setRunning(true)
    for (const order of orders) if (stateOf(order._id).kind !== 'booked') await bookOne(order)
    setRunning(false)
  }
  const count = (kind: BookState['kind']) => orders.filter(({ _id }) => stateOf(_id).kind === kind).length
  return { run, running, stateOf, booked: count('booked'), failed: count('failed') }
}
