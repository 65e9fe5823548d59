import './words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { type Message, type MessageStatus } from '../../../api/api-types.js'
import { LIVE } from '../../../api/query-client.js'
import { sentenceOf, statusOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { Neighbours } from '../../../kit/lists/Neighbours.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { Fact } from '../../../kit/ui/Fact.js'
import { formatDateTime, formatMoney } from '../../../kit/ui/format.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { Section } from '../../../kit/ui/Section.js'
import { useWords } from '../../../kit/words/use-words.js'
import { MessageState } from '../../../parts/messages/MessageState.js'
import { MessagesNav } from './MessagesNav.js'

const facts = {
  m: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
}
const asSent = { m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', font: 'inherit' }

/** /dashboard/messages/…: one message with its text, and what can still be done. */
export function MessagePage() {
  const say = useWords()
  const api = useApi()
  const { id = '' } = useParams()
  const found = useQuery({
    queryKey: ['messages', 'detail', id],
    queryFn: ({ signal }) => api.message(id, signal),
    ...LIVE,
  })
  return (
    <>
      <PageTitle>{found.data?.title ?? say('screens.messages')}</PageTitle>
      <Neighbours
        resource="messages"
        field="id"
        shown={id}
        to={(other) => `/dashboard/messages/${other}`}
        called="title"
      />
      <MessagesNav />
      {found.isPending && <ScreenSkeleton rows={2} height={140} />}
      {found.isError && !found.data && (
        <ErrorNotice
          message={sentenceOf(found.error, say('messages.failed'))}
          onRetry={statusOf(found.error) === 404 ? undefined : () => void found.refetch()}
        />
      )}
      {found.data && <MessageCard message={found.data} />}
      <Button component={RouterLink} to="/dashboard/messages" sx={{ justifySelf: 'start' }}>
        {say('messages.back')}
      </Button>
    </>
  )
}

function MessageCard({ message }: { message: Message }) {
  const say = useWords()
  const { status, channel, name, to, about, at, sentAt, nextAt, tries, cost, reason } = message
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 2, maxWidth: 720 }}>
      <Box>
        <MessageState status={status} />
      </Box>
      {reason && <Typography sx={{ overflowWrap: 'anywhere' }}>{reason}</Typography>}
      {status === 'perhapsSent' && <Typography>{say('messages.perhapsSentHelp')}</Typography>}
      <Box component="dl" sx={facts}>
        <Fact name={say('messages.to')}>{[name, to].filter(Boolean).join(', ')}</Fact>
        {about && <Fact name={say('messages.about')}>{about}</Fact>}
        <Fact name={say('messages.channel')}>{say(`messageChannels.${channel}`)}</Fact>
        <Fact name={say('messages.at')}>{formatDateTime(at)}</Fact>
        {sentAt && <Fact name={say('messages.sentAt')}>{formatDateTime(sentAt)}</Fact>}
        {nextAt && <Fact name={say('messages.nextAt')}>{formatDateTime(nextAt)}</Fact>}
        <Fact name={say('messages.tries')}>{tries}</Fact>
        {cost > 0 && <Fact name={say('messages.cost')}>{formatMoney(cost)}</Fact>}
      </Box>
      <TextAsSent message={message} />
      <WaysOn message={message} />
    </Card>
  )
}

function TextAsSent({ message: { subject, text, link } }: { message: Message }) {
  const say = useWords()
  if (!text) return null
  return (
    <Section heading={say('messages.text')}>
      {subject && <Typography sx={{ fontWeight: 600 }}>{subject}</Typography>}
      <Typography component="pre" sx={asSent}>
        {text}
      </Typography>
      {link && (
        <Link href={link} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
          {link}
        </Link>
      )}
    </Section>
  )
}

/** A message in one of these states is not tried again unless a person has it sent again. */
const ENDED: readonly MessageStatus[] = ['dead', 'perhapsSent', 'skipped']

/** What a person may do: have it sent again, or write it by hand. */
function WaysOn({ message: { id, whatsappLink, status } }: { message: Message }) {
  const say = useWords()
  const api = useApi()
  const notify = useNotify()
  const client = useQueryClient()
  const again = useWrite({
    mutationFn: () => api.sendMessageAgain(id),
    failed: 'messages.againFailed',
    onSuccess: ({ status, reason }) => {
      if (status === 'sent') notify('messages.againDone', { type: 'success' })
      else notify(reason ?? 'messages.againWaits', { type: 'warning' })
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['messages'] }),
  })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {ENDED.includes(status) && (
        <Button variant="contained" loading={again.isPending} onClick={() => again.mutate()}>
          {say('messages.again')}
        </Button>
      )}
      {whatsappLink && (
        <Button component="a" href={whatsappLink} target="_blank" rel="noopener" variant="outlined">
          {say('messages.byWhatsApp')}
        </Button>
      )}
    </Box>
  )
}
