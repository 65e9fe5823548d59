import { useState } from 'react'
import { useNotify } from 'react-admin'
import { type Count } from '../../../api/api-types.js'
import { unusualIn } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { type CountAtHand } from './use-count.js'

export const bookedLines = ({ lines }: Count): number => lines.filter(({ booked }) => booked).length

/** Books a count, however many requests a long one takes. */
export function useBooking({ count, take, reread }: CountAtHand, onBooked: () => void) {
  const api = useApi()
  const notify = useNotify()
  const [progress, setProgress] = useState<Count | null>(null)
  const booking = useWrite({
    failed: 'counts.bookFailed',
    except: (error) => unusualIn(error) !== null,
    mutationFn: async (isConfirmed: boolean) => {
      let answer = await api.bookCount(count._id, isConfirmed)
      while (answer.status === 'booking') {
        setProgress(answer)
        answer = await api.bookCount(count._id, isConfirmed)
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
  const unusual = unusualIn(booking.error)
  return {
    /** Books; a second time it confirms the figures that the server has asked about. */
    book: () => booking.mutate(unusual !== null),
    /** Forgets what the server said: it was about lines that may have changed since. */
    forget: booking.reset,
    busy: booking.isPending,
    progress,
    /** A sentence for each figure that is asked about before anything is booked. */
    unusual,
  }
}
