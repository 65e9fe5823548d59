import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { Link } from 'react-router-dom'
import { type GoLiveItem } from '../../../api/api-types.js'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { colour } from '../../../kit/theme/tokens.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../../kit/words/use-words.js'
import { BackupLine } from '../../../parts/health/BackupLine.js'
import { GO_LIVE_KEY, placeOf } from '../../../parts/health/go-live.js'

/** What is missing before real sales, as the server reports it. */
export function GoLiveChecklist() {
  const say = useWords()
  const api = useApi()
  const list = useQuery({
    queryKey: GO_LIVE_KEY,
    queryFn: ({ signal }) => api.goLive(signal),
    refetchOnWindowFocus: true,
  })
  if (list.isPending) return <ScreenSkeleton rows={6} height={64} />
  if (list.isError) {
    const message = sentenceOf(list.error, say('goLive.failed'))
    return <ErrorNotice message={message} onRetry={() => void list.refetch()} />
  }
  const { items, open } = list.data
  return (
    <>
      <Typography variant="h2">{say('settings.goLive')}</Typography>
      <Typography role="status">
        {open === 0 ? say('goLive.ready') : say('summary.notReady', { open, all: items.length })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, maxWidth: 860 }}>
        {[...items]
          .sort((one, other) => Number(one.done) - Number(other.done))
          .map((item) => (
            <Item key={item.id} item={item} />
          ))}
      </Box>
    </>
  )
}

const card = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 1.5 }

function Item({ item }: { item: GoLiveItem }) {
  const say = useWords()
  const { id, done } = item
  const Icon = done ? CheckCircleOutlined : RadioButtonUncheckedOutlined
  return (
    <Card component="li" sx={{ ...card, opacity: done ? 0.85 : 1 }}>
      <Icon
        sx={{ color: done ? colour.mangoDeep : colour.sesame }}
        titleAccess={say(done ? 'goLive.done' : 'goLive.missing')}
      />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography variant="h3">{say(`goLive.${id}`)}</Typography>
        {!done && <Typography variant="body2">{say(`goLive.${id}Todo`)}</Typography>}
        {id === 'backups' && <BackupFact />}
      </Box>
      <WayOn item={item} />
    </Card>
  )
}

/** Next to the owner's confirmation: when the last backup was made. */
function BackupFact() {
  const api = useApi()
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['dashboard', 'summary'],
    queryFn: ({ signal }) => api.dashboardSummary(signal),
  })
  return data ? <BackupLine backup={data.lastBackup} now={new Date(dataUpdatedAt)} /> : null
}

/** Where the item is seen to: a screen, or the owner's word. */
function WayOn({ item }: { item: GoLiveItem }) {
  const say = useWords()
  if (item.byWord) return <OwnersWord item={item} />
  const place = placeOf(item.id)
  if (item.done || place === null) return null
  return (
    <Button component={Link} to={place} aria-label={say('goLive.goTo', { item: say(`goLive.${item.id}`) })}>
      {say('goLive.go')}
    </Button>
  )
}

function OwnersWord({ item: { id, done } }: { item: GoLiveItem }) {
  const say = useWords()
  const api = useApi()
  const notify = useNotify()
  const queries = useQueryClient()
  const word = useWrite({
    mutationFn: () => api.vouch({ item: id, done: !done }),
    failed: 'edit.saveFailed',
    onSuccess: (list) => {
      queries.setQueryData(GO_LIVE_KEY, list)
      notify('goLive.noted', { type: 'success' })
    },
  })
  return (
    <Button disabled={word.isPending} onClick={() => word.mutate()}>
      {say(done ? 'goLive.takeBack' : 'goLive.markDone')}
    </Button>
  )
}
