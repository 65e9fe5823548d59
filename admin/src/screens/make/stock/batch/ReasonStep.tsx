import '../../../../parts/batches/words.js'
import { required, TextInput } from 'react-admin'
import { type Batch } from '../../../../api/api-types.js'
import { useApi } from '../../../../api/use-api.js'
import { FocusOnOpen } from '../../../../kit/edit/FocusOnOpen.js'
import { formatDay } from '../../../../kit/ui/format.js'
import { useWords, type WordKey } from '../../../../kit/words/use-words.js'
import { StepDialog } from '../../../../parts/batches/StepDialog.js'

export type ReasonStepName = 'quarantine' | 'release' | 'allow' | 'forbid'

/** The words with which each step asks, and those once it is done. */
const STEPS = {
  quarantine: { call: 'quarantineStock', reason: 'needed', done: 'batch.quarantined' },
  release: { call: 'releaseStock', reason: 'optional', done: 'batch.released' },
  allow: { call: 'allowExpired', reason: 'needed', done: 'batch.allowed' },
  forbid: { call: 'forbidExpired', reason: 'none', done: 'batch.forbidden' },
} as const

interface ReasonStepProps {
  step: ReasonStepName
  batch: Batch
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

const LONGEST_REASON = 200
const reason = required('batch.reasonRequired')

/** The field for the reason. */
function ReasonInput({ optional = false }: { optional?: boolean }) {
  return (
    <>
      <TextInput
        source="reason"
        label="batch.reason"
        validate={optional ? undefined : reason}
        multiline
        helperText={false}
        slotProps={{ htmlInput: { maxLength: LONGEST_REASON } }}
      />
      <FocusOnOpen field="reason" />
    </>
  )
}
