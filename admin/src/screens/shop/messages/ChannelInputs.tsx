import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { type FocusEvent, useId, useRef } from 'react'
import { TextInput, useNotify, useRecordContext } from 'react-admin'
import { useController, useFormContext, useFormState } from 'react-hook-form'
import { type Channel, type MessageTemplate } from '../../../api/api-types.js'
import { CHANNELS } from '../../../api/message-calls.js'
import { useApi } from '../../../api/use-api.js'
import { colour } from '../../../kit/theme/tokens.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { useWords } from '../../../kit/words/use-words.js'
import { MessagePreview } from './MessagePreview.js'

/** The fields of a channel into which variables go, the main one last. */
const TEXTS: Readonly<Record<Channel, readonly string[]>> = {
  email: ['email.subject', 'email.text'],
  sms: ['sms.text'],
  whatsapp: ['whatsapp.text'],
  push: ['push.title', 'push.text'],
}
const LONG = new Set(['email.text', 'sms.text', 'whatsapp.text', 'sms.registeredText'])
/** The fields by which a provider knows the text. */
const NAMES: Readonly<Record<Channel, readonly string[]>> = {
  email: [],
  sms: ['sms.dltTemplateId', 'sms.registeredText'],
  whatsapp: ['whatsapp.templateName', 'whatsapp.language'],
  push: [],
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
}

interface ChannelProps {
  event: string
  channel: Channel
}

/** One channel of a template: whether it is used, what it says, and beside it how that arrives. */
export function ChannelInputs({ event, channel }: ChannelProps) {
  const say = useWords()
  const heading = useId()
  const caret = useCaret(TEXTS[channel])
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={{ display: 'grid', gap: 1.5, pt: 2, borderTop: `1px solid ${colour.stone}` }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography id={heading} variant="h3">
          {say(`messageChannels.${channel}`)}
        </Typography>
        <ChannelSwitch channel={channel} />
      </Box>
      <Box sx={columns}>
        <Box sx={{ display: 'grid', gap: 1.5 }} onFocus={caret.note}>
          {TEXTS[channel].map((source) => (
            <TextLine key={source} source={source} />
          ))}
          <Variables onChoose={caret.insert} />
          {NAMES[channel].map((source) => (
            <TextLine key={source} source={source} />
          ))}
        </Box>
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', minWidth: 0 }}>
          <MessagePreview event={event} channel={channel} />
          <TestButton event={event} channel={channel} />
        </Box>
      </Box>
    </Box>
  )
}

function ChannelSwitch({ channel }: { channel: Channel }) {
  const say = useWords()
  const { field } = useController({ name: 'channels' })
  const on = (field.value ?? []) as Channel[]
  const turn = (isOn: boolean) =>
    field.onChange(CHANNELS.filter((one) => (one === channel ? isOn : on.includes(one))))
  return (
    <FormControlLabel
      label={say('messages.isUsed')}
      control={
        <Checkbox checked={on.includes(channel)} onChange={(_event, isOn) => turn(isOn)} color="secondary" />
      }
    />
  )
}

function TextLine({ source }: { source: string }) {
  return <TextInput source={source} multiline={LONG.has(source)} autoComplete="off" helperText={false} />
}

type TextElement = HTMLInputElement | HTMLTextAreaElement

/** Remembers where the caret was last in one of the fields, and inserts a variable there. */
function useCaret(fields: readonly string[]) {
  const { getValues, setValue, clearErrors } = useFormContext()
  const last = useRef<TextElement | null>(null)
  const note = ({ target }: FocusEvent) => {
    const element = target as TextElement
    if (fields.includes(element.name)) last.current = element
  }
  const insert = (variable: string) => {
    const element = last.current
    const field = element?.name ?? fields.at(-1) ?? ''
    const text = String(getValues(field) ?? '')
    const [from, to] = element ? [element.selectionStart, element.selectionEnd] : [null, null]
    const put = `{{${variable}}}`
    const before = text.slice(0, from ?? text.length) + put
    setValue(field, before + text.slice(to ?? text.length), { shouldDirty: true, shouldTouch: true })
    clearErrors(field)
    // Once the field has its new text, the caret goes behind the variable.
    requestAnimationFrame(() => {
      element?.focus()
      element?.setSelectionRange(before.length, before.length)
    })
  }
  return { note, insert }
}

function Variables({ onChoose }: { onChoose: (variable: string) => void }) {
  const say = useWords()
  const record = useRecordContext<MessageTemplate & { id: string }>()
  return (
    <Box
      role="group"
      aria-label={say('messages.variables')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}
    >
      {record?.variables.map(({ name, is, example }) => (
        <Button
          key={name}
          size="small"
          variant="outlined"
          title={say('messages.variableIs', { is, example })}
          onClick={() => onChoose(name)}
        >
          {name}
        </Button>
      ))}
    </Box>
  )
}

/** Sends a test to the person who edits; a text has to be saved first. */
function TestButton({ event, channel }: ChannelProps) {
  const say = useWords()
  const api = useApi()
  const notify = useNotify()
  const { isDirty } = useFormState()
  const test = useWrite({
    mutationFn: () => api.testTemplate(event, channel),
    failed: 'messages.testFailed',
    onSuccess: ({ status, reason }) => {
      if (status === 'sent') notify('messages.testSent', { type: 'success' })
      else notify(reason ?? say('messages.testWaits'), { type: 'warning' })
    },
  })
  return (
    <>
      <Button variant="outlined" disabled={isDirty} loading={test.isPending} onClick={() => test.mutate()}>
        {say('messages.test')}
      </Button>
      {isDirty && (
        <Typography variant="body2" color="text.secondary">
          {say('messages.saveFirst')}
        </Typography>
      )}
    </>
  )
}
