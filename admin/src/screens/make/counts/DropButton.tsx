import Button from '@mui/material/Button'
import { useState } from 'react'
import { useApi } from '../../../api/use-api.js'
import { Confirm } from '../../../kit/ui/dialogs.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { useWords } from '../../../kit/words/use-words.js'
import { type CountAtHand } from './use-count.js'

/** Gives a count up; asks first, since its lines are gone then. */
export function DropButton({ hand: { count, view, outbox, take } }: { hand: CountAtHand }) {
  const say = useWords()
  const api = useApi()
  const [asking, setAsking] = useState(false)
  const dropping = useWrite({
    mutationFn: () => api.dropCount(count._id),
    failed: 'counts.dropFailed',
    onSuccess: (dropped) => {
      outbox.dismiss([...outbox.waiting, ...outbox.refused].map(({ clientLineId }) => clientLineId))
      take(dropped)
    },
  })
  return (
    <>
      <Button loading={dropping.isPending} onClick={() => setAsking(true)}>
        {say('counts.drop')}
      </Button>
      <Confirm
        isOpen={asking}
        title={say('counts.dropTitle')}
        content={say('counts.dropText', { smart_count: view.counted.length })}
        confirm={say('counts.drop')}
        cancel={say('counts.cancel')}
        onConfirm={() => {
          setAsking(false)
          dropping.mutate()
        }}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
