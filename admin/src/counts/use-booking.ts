import { useState } from 'react'
import { useNotify } from 'react-admin'
import { type Count } from '../data/api-types.js'
import { useApi } from '../data/use-api.js'
import { useWrite } from '../ui/Refusals.js'
import { type CountAtHand } from './use-count.js'

export const bookedLines = ({ lines }: Count): number => lines.filter(({ booked }) => booked).length

/** Books a count, however many requests a long one takes. */
export function useBooking({ count, take, reread }: CountAtHand, onBooked: () => void) {
  const api = useApi()
  const notify = useNotify()
  const [progress, setProgress] = useState<Count | null>(null)
  const booking = useWrite({
    failed: 'counts.bookFailed',
    mutationFn: async () => {
      let answer = await api.bookCount(count._id)
      while (answer.status === 'booking') {
        setProgress(answer)
        answer = await api.bookCount(count._id)
      }
      return answer
    },
    onSuccess: (booked) => {
      take(booked)
      notify('counts.bookedNow', { type: 'success' })
      onBooked()
    },
    onError: () => reread(),
    onSettled: () => setProgress(null),
  })
  return {
    book: () => booking.mutate(),
    busy: booking.isPending,
    progress,
  }
}
