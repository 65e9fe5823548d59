import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { Confirm } from '../../../kit/ui/dialogs.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { formatMoney } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'
import { isUndecided, sentLines } from './progress.js'
import { type RecallAtHand, recallKey } from './use-recall.js'

interface Progress {
  done: number
  all: number
  /** The orders whose money did not go back, and why. */
  refused: readonly string[]
}

/** Refunds every open line through the provider, one after another. After an interruption, doing it again continues. */
export function RefundAll({ hand: { recall, isOpen } }: { hand: RecallAtHand }) {
  const say = useWords()
  const api = useApi()
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [progress, setProgress] = useState<Progress | null>(null)
  const open = sentLines(recall).filter(
    ({ order, line }) => isUndecided(line) && (order.paidBy ?? 'provider') === 'provider',
  )
  const words = {
    smart_count: open.length,
    amount: formatMoney(open.reduce((sum, { line }) => sum + line.paid, 0)),
  }
  const isGoing = progress !== null && progress.done < progress.all
  const refundAll = async () => {
    setAsking(false)
    let now: Progress = { done: 0, all: open.length, refused: [] }
    setProgress(now)
    for (const { order, line } of open) {
      try {
        const body = { orderId: order.orderId, line: line.line, decision: 'refund', method: 'provider' }
        queries.setQueryData(recallKey(recall.id), await api.recallStep(recall.id, 'decisions', body))
      } catch (error) {
        const reason = sentenceOf(error, say('recalls.stepFailed'))
        now = { ...now, refused: [...now.refused, `${order.orderId}: ${reason}`] }
      }
      now = { ...now, done: now.done + 1 }
      setProgress(now)
    }
  }
  return (
    <>
      {isOpen && (open.length > 1 || isGoing) && (
        <Button
          variant="outlined"
          loading={isGoing}
          onClick={() => setAsking(true)}
          sx={{ justifySelf: 'start' }}
        >
          {say('recallMoney.all', words)}
        </Button>
      )}
      {progress && (
        <Typography>{say('recallMoney.going', { done: progress.done, all: progress.all })}</Typography>
      )}
      {progress && progress.refused.length > 0 && (
        <ErrorNotice
          message={say('recallMoney.notAll', {
            smart_count: progress.refused.length,
            reason: progress.refused.join(' '),
          })}
        />
      )}
      <Confirm
        isOpen={asking}
        irreversible
        title={say('recallMoney.allTitle', words)}
        content={say('recallMoney.allText', words)}
        confirm={say('recallMoney.refund')}
        cancel={say('recallMoney.cancel')}
        onConfirm={() => void refundAll()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
