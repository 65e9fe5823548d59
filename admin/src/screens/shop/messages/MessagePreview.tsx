import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode } from 'react'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import {
  type Channel,
  type MessagePreview,
  type MessageTemplate,
  type MessageTexts,
} from '../../../api/api-types.js'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { colour, onPaper, radius } from '../../../kit/theme/tokens.js'
import { SETTLES_MS, useSettled } from '../../../kit/ui/use-settled.js'
import { useWords } from '../../../kit/words/use-words.js'

/** What of a template is text, as it is stored. */
const textsOf = ({ channels, email, sms, whatsapp, push }: MessageTemplate): MessageTexts => ({
  channels,
  email,
  sms,
  whatsapp,
  push,
})

const bubble = {
  p: 1.5,
  width: '100%',
  maxWidth: 360,
  borderRadius: `${radius.card}px`,
  border: `1px solid ${colour.stone}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}

interface PreviewProps {
  event: string
  channel: Channel
}

/** A channel of the template as it will arrive, with values of an example; follows what is typed. */
export function MessagePreview({ event, channel }: PreviewProps) {
  const say = useWords()
  const api = useApi()
  const saved = useRecordContext<MessageTemplate>()
  const draft = useSettled(useWatch({ name: channel }) as MessageTemplate[Channel] | undefined, SETTLES_MS)
  const { data, error } = useQuery({
    queryKey: ['message-preview', event, channel, draft],
    // What is wrong with the other channels is told there.
    queryFn: ({ signal }) =>
      api.previewTemplate(event, channel, { ...textsOf(saved as MessageTemplate), [channel]: draft }, signal),
    enabled: draft !== undefined && saved !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <Box role="group" aria-label={say('messages.preview')} sx={{ width: '100%', minWidth: 0 }}>
      {error ? (
        <Typography role="status" color="error" sx={{ overflowWrap: 'anywhere' }}>
          {sentenceOf(error, say('messages.previewFailed'))}
        </Typography>
      ) : (
        data && (
          <>
            <Arrived channel={channel} preview={data} />
            <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
              {data.about === null
                ? say('messages.previewOfExample')
                : say('messages.previewOf', { about: data.about })}
            </Typography>
          </>
        )
      )}
    </Box>
  )
}

function Arrived({ channel, preview }: { channel: Channel; preview: MessagePreview }): ReactNode {
  const say = useWords()
  switch (channel) {
    case 'email':
      return (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{preview.subject}</Typography>
          {/* Nothing in it runs, and nothing of this page is open to it. */}
          <Box
            component="iframe"
            sandbox=""
            srcDoc={preview.html}
            title={say('messages.emailPreview')}
            sx={{ width: '100%', height: 400, border: `1px solid ${colour.stone}`, bgcolor: onPaper.ground }}
          />
        </Box>
      )
    case 'sms':
      return (
        <>
          <Typography sx={bubble}>{preview.text}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            {say('messages.smsParts', { smart_count: preview.parts, letters: preview.text.length })}
          </Typography>
        </>
      )
    case 'whatsapp':
      return (
        <Typography sx={{ ...bubble, bgcolor: colour.goodGround, color: colour.goodText }}>
          {preview.text}
        </Typography>
      )
    case 'push':
      return (
        <Box sx={{ ...bubble, bgcolor: colour.paper }}>
          <Typography sx={{ fontWeight: 600 }}>{preview.subject}</Typography>
          <Typography variant="body2">{preview.text}</Typography>
        </Box>
      )
  }
}
