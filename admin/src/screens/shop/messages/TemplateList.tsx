import './words.js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { type MessageTemplate } from '../../../api/api-types.js'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { Section } from '../../../kit/ui/Section.js'
import { useWords } from '../../../kit/words/use-words.js'
import { MessagesNav } from './MessagesNav.js'

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
}

/** /dashboard/messages/templates: what is told to whom, and by which channels. */
export function TemplateList() {
  const say = useWords()
  const api = useApi()
  const list = useQuery({
    queryKey: ['message-templates'],
    queryFn: ({ signal }) => api.messageTemplates(signal),
  })
  return (
    <>
      <PageTitle>{say('messages.templatesTitle')}</PageTitle>
      <MessagesNav />
      {list.isPending && <ScreenSkeleton rows={6} height={56} />}
      {list.isError && !list.data && (
        <ErrorNotice
          message={sentenceOf(list.error, say('messages.templatesFailed'))}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data &&
        (['customer', 'staff'] as const).map((audience) => (
          <Section key={audience} heading={say(`messages.${audience}`)}>
            <Box component="ul" sx={grid}>
              {list.data
                .filter((row) => row.audience === audience)
                .map((row) => (
                  <li key={row.id}>
                    <TemplateCard row={row} />
                  </li>
                ))}
            </Box>
          </Section>
        ))}
    </>
  )
}

function TemplateCard({ row: { id, title, kind, channels } }: { row: MessageTemplate }) {
  const say = useWords()
  const by = channels.map((channel) => say(`messageChannels.${channel}`)).join(', ')
  return (
    <Card sx={{ height: '100%' }}>
      <CardActionArea
        component={Link}
        to={`/dashboard/messages/templates/${id}`}
        sx={{ p: 1.5, height: '100%' }}
      >
        <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography component="span" variant="body2" color="text.secondary">
          {by === '' ? say('messages.toldNowhere') : by}
          {kind === 'marketing' && ` · ${say('messages.marketing')}`}
        </Typography>
      </CardActionArea>
    </Card>
  )
}
