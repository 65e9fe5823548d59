import { BooleanInput } from 'react-admin'
import { Digits, Line } from './fields.js'
import { Group, wide } from './Group.js'

/** Who sells: footer, invoices, policies and labels name it. */
export function ProfileInputs() {
  return (
    <>
      <Group title="settings.business">
        <Line source="name" />
        <Line source="legalName" />
        <Digits source="phone" length={11} />
        <Line source="email" type="email" />
        <Digits source="fssaiLicence" length={14} />
      </Group>
      <Group title="settings.address">
        <Line source="address.line" />
        <Line source="address.city" />
        <Line source="address.state" />
        <Digits source="address.pin" length={6} />
      </Group>
      <Group title="settings.officer" help="settings.officerHelp">
        <Line source="grievanceOfficer.name" />
        <Line source="grievanceOfficer.email" type="email" />
        <Digits source="grievanceOfficer.phone" length={11} />
      </Group>
      <Group title="settings.social" help="settings.socialHelp">
        <Line source="social.instagram" type="url" />
        <Line source="social.facebook" type="url" />
        <Line source="social.youtube" type="url" />
        <Digits source="social.whatsapp" length={10} />
      </Group>
      <Group title="settings.emails" help="settings.emailsHelp">
        <BooleanInput source="emailSubscriptions" color="secondary" helperText={false} sx={wide} />
      </Group>
    </>
  )
}
