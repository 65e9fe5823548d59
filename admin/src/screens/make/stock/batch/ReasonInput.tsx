import '../../../../parts/batches/words.js'
import { required, TextInput } from 'react-admin'
import { FocusOnOpen } from '../../../../kit/edit/FocusOnOpen.js'

const LONGEST_REASON = 200
const reason = required('batch.reasonRequired')

/** Why, in words. */
export function ReasonInput({ optional = false }: { optional?: boolean }) {
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
