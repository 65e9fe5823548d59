import '../../words/en/batch.js'
import { required, TextInput } from 'react-admin'
import { FocusOnOpen } from '../../edit/FocusOnOpen.js'

const MOST = 200
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
        slotProps={{ htmlInput: { maxLength: MOST } }}
      />
      <FocusOnOpen field="reason" />
    </>
  )
}
