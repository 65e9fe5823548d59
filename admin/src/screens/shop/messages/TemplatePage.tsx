import './words.js'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type RaRecord, useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { Link, useParams } from 'react-router-dom'
import { type MessageTemplate } from '../../../api/api-types.js'
import { CHANNELS } from '../../../api/message-calls.js'
import { EditForm } from '../../../kit/edit/EditForm.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { useWords } from '../../../kit/words/use-words.js'
import { ChannelInputs } from './ChannelInputs.js'
import { MessagesNav } from './MessagesNav.js'

const FIELDS = [
  'channels',
  ...['email.subject', 'email.text', 'sms.text', 'sms.dltTemplateId', 'sms.registeredText'],
  ...['whatsapp.text', 'whatsapp.templateName', 'whatsapp.language', 'push.title', 'push.text'],
]

type Row = MessageTemplate & RaRecord

/** /dashboard/messages/templates/…: what one event says by each channel, seen as it will arrive. */
export function TemplatePage() {
  const say = useWords()
  const { event = '' } = useParams()
  return (
    <>
      <PageTitle>{say('messages.templatesTitle')}</PageTitle>
      <MessagesNav />
      <EditForm<Row>
        resource="message-templates"
        id={event}
        fields={FIELDS}
        transform={({ channels, email, sms, whatsapp, push, version }) => ({
          channels,
          email,
          sms,
          whatsapp,
          push,
          version,
        })}
        saved="messages.templateSaved"
        maxWidth={1120}
        beside={<ResetButton />}
      >
        <Heading />
        {CHANNELS.map((channel) => (
          <ChannelInputs key={channel} event={event} channel={channel} />
        ))}
      </EditForm>
      <Button component={Link} to="/dashboard/messages/templates" sx={{ justifySelf: 'start' }}>
        {say('messages.allTemplates')}
      </Button>
    </>
  )
}

function Heading() {
  const say = useWords()
  const record = useRecordContext<Row>()
  if (!record) return null
  const { title, audience, kind, mayWait } = record
  return (
    <div>
      <Typography variant="h2">{title}</Typography>
      <Typography color="text.secondary">
        {say(`messages.${audience}`)}. {say(`messages.${kind}Help`)} {mayWait && say('messages.mayWait')}
      </Typography>
    </div>
  )
}

/** Puts the texts of the shop's own back into the form; Save keeps them. */
function ResetButton() {
  const say = useWords()
  const record = useRecordContext<Row>()
  const { reset, getValues } = useFormContext()
  if (!record) return null
  return (
    <Button onClick={() => reset({ ...getValues(), ...record.defaults }, { keepDefaultValues: true })}>
      {say('messages.reset')}
    </Button>
  )
}
