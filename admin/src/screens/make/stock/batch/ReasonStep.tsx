import '../../../../parts/batches/words.js'
import { type StockEntry } from '../../../../api/api-types.js'
import { useApi } from '../../../../api/use-api.js'
import { formatDay } from '../../../../kit/ui/format.js'
import { useWords, type WordKey } from '../../../../kit/words/use-words.js'
import { StepDialog } from '../../../../parts/batches/StepDialog.js'
import { ReasonInput } from './ReasonInput.js'

export type ReasonStepName = 'quarantine' | 'release' | 'allow' | 'forbid'

/** How a step asks, and what is said once it is done. */
const STEPS = {
  quarantine: { call: 'quarantineStock', reason: 'needed', done: 'batch.quarantined' },
  release: { call: 'releaseStock', reason: 'optional', done: 'batch.released' },
  allow: { call: 'allowExpired', reason: 'needed', done: 'batch.allowed' },
  forbid: { call: 'forbidExpired', reason: 'none', done: 'batch.forbidden' },
} as const

interface ReasonStepProps {
  step: ReasonStepName
  batch: StockEntry
  onDone: (news: WordKey) => void
  onClose: () => void
}

/** A step that changes whether a batch may be used. */
export function ReasonStep({ step, batch, onDone, onClose }: ReasonStepProps) {
  const say = useWords()
  const api = useApi()
  const { call, reason, done } = STEPS[step]
  const words = { batch: batch.batchNumber, day: batch.bestBefore ? formatDay(batch.bestBefore) : '' }
  const send = async (values: { reason?: string | null }) => {
    await api[call]({ id: batch.id, reason: values.reason ?? '' })
    onDone(done)
  }
  return (
    <StepDialog
      title={say(`batch.${step}Title`, words)}
      text={say(`batch.${step}Text`, words)}
      submit={say(`batch.${step}`)}
      onSubmit={send}
      onClose={onClose}
    >
      {reason !== 'none' && <ReasonInput optional={reason === 'optional'} />}
    </StepDialog>
  )
}
