import './words.js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { email, PasswordInput, type RaRecord, regex, required, TextInput } from 'react-admin'
import { type Outlet } from '../../../api/api-types.js'
import { CreateForm } from '../../../kit/edit/CreateForm.js'
import { EditForm } from '../../../kit/edit/EditForm.js'
import { FocusOnOpen } from '../../../kit/edit/FocusOnOpen.js'
import { FormSection } from '../../../kit/edit/FormSection.js'
import { hideSecret } from '../../../kit/edit/value-in-words.js'
import { useWords } from '../../../kit/words/use-words.js'

type Row = Outlet & RaRecord
type Draft = Partial<Outlet> & { otpOutlet?: string | null }

const name = required('outlets.nameRequired')
const mobileNumber = [required('outlets.mobileRequired'), regex(/^[6-9]\d{9}$/, 'outlets.mobileInvalid')]
const otp = regex(/^\d{4,12}$/, 'outlets.otpInvalid')
const newOtp = [required('outlets.otpRequired'), otp]
const emailAddress = [required('outlets.emailRequired'), email('outlets.emailInvalid')]
const address = required('outlets.addressRequired')

const twoColumns = { display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }
const digits = (maxLength: number) => ({ htmlInput: { inputMode: 'numeric', maxLength } }) as const

/** The changes that are sent; an empty OTP keeps the present one. */
const changes = ({ name, mobileNumberOutlet, email, address, version, otpOutlet }: Draft) => ({
  name,
  mobileNumberOutlet,
  email,
  address,
  version,
  ...(otpOutlet ? { otpOutlet } : {}),
})

/** @param replaces the outlet has an OTP already, which stays while this is empty */
function OutletInputs({ replaces = false }: { replaces?: boolean }) {
  const say = useWords()
  return (
    <>
      <FormSection title="outlets.place">
        <TextInput source="name" helperText={false} validate={name} autoComplete="off" />
        <TextInput source="address" helperText={false} autoComplete="off" validate={address} multiline />
      </FormSection>
      <FormSection title="outlets.reached">
        <Box sx={twoColumns}>
          <TextInput
            source="mobileNumberOutlet"
            helperText={false}
            type="tel"
            autoComplete="off"
            validate={mobileNumber}
            slotProps={digits(10)}
          />
          <PasswordInput
            source="otpOutlet"
            helperText={say(replaces ? 'outlets.otpKept' : 'outlets.otpHelp')}
            autoComplete="new-password"
            validate={replaces ? otp : newOtp}
            slotProps={digits(12)}
          />
          <TextInput
            source="email"
            helperText={false}
            type="email"
            autoComplete="off"
            validate={emailAddress}
          />
        </Box>
      </FormSection>
    </>
  )
}

/** The form beside the list: a new outlet, or the one that Edit loaded. */
export function OutletForm({ editing, onDone }: { editing: Row | null; onDone: () => void }) {
  const say = useWords()
  if (editing === null)
    return (
      <CreateForm<Row>
        resource="outlets"
        saved="outlets.created"
        failed="outlets.saveFailed"
        submit="outlets.create"
        then={onDone}
      >
        <Typography variant="h2">{say('outlets.create')}</Typography>
        <OutletInputs />
      </CreateForm>
    )
  return (
    <EditForm<Row>
      resource="outlets"
      id={String(editing.id)}
      fields={['name', 'mobileNumberOutlet', 'otpOutlet', 'email', 'address']}
      transform={changes}
      showValue={hideSecret('otpOutlet')}
      saved="outlets.updated"
      failed="outlets.saveFailed"
      submit="outlets.update"
      leave={onDone}
      then={onDone}
    >
      <Typography variant="h2">{say('outlets.update')}</Typography>
      <OutletInputs replaces />
      <FocusOnOpen field="name" />
    </EditForm>
  )
}
