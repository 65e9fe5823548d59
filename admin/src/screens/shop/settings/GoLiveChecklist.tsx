import './go-live-words.js'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
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
import { Section } from '../../../kit/ui/Section.js'
import { useWords, type WordKey } from '../../../kit/words/use-words.js'
import { BackupLine } from '../../../parts/health/BackupLine.js'
import { GO_LIVE_KEY, placeOf } from '../../../parts/health/go-live.js'
import { SampleButton } from '../../../parts/products/SampleButton.js'

type Id = GoLiveItem['id']

/** What an owner does in the console, the easiest first, and how many minutes it takes. */
const YOURS = [
  ['legalName', 1],
  ['contact', 2],
  ['address', 2],
  ['fssaiLicence', 2],
  ['grievanceOfficer', 2],
  ['product', 10],
  ['pickup', 3],
  ['policies', 15],
  ['pins', 3],
  ['secondFactor', 5],
  ['staffCredentials', 1],
] as const satisfies readonly (readonly [Id, number])[]

/** What is set where the program runs. */
const HOSTS = [
  ['payments', 30],
  ['courier', 20],
  ['messages', 30],
  ['emails', 15],
  ['webAddress', 20],
  ['providers', 5],
  ['backups', 20],
  ['demoData', 5],
  ['production', 2],
] as const satisfies readonly (readonly [Id, number])[]

/** What is missing before real sales, as the server reports it: what to do, why, how long, and the way to it. */
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
  const done = items.length - open
  const of = (part: readonly (readonly [Id, number])[]) =>
    part.flatMap(([id, minutes]) => {
      const item = items.find((one) => one.id === id)
      return item && !item.done ? [{ item, minutes }] : []
    })
  return (
    <>
      <Typography variant="h2">{say('settings.goLive')}</Typography>
      <Box sx={{ display: 'grid', gap: 1, maxWidth: 860 }}>
        <Typography role="status">
          {open === 0 ? say('goLive.ready') : say('summary.notReady', { open, all: items.length })}
        </Typography>
        <LinearProgress
          variant="determinate"
          color="success"
          value={(done / items.length) * 100}
          aria-label={say('firstHour.progress', { done, all: items.length })}
          sx={{ height: 8, borderRadius: 4 }}
        />
        {open > 0 && <Typography color="text.secondary">{say('firstHour.intro')}</Typography>}
      </Box>
      <Part heading="firstHour.yours" help="firstHour.yoursHelp" items={of(YOURS)} />
      <Part heading="firstHour.hosts" help="firstHour.hostsHelp" items={of(HOSTS)} />
      <Part
        heading="firstHour.doneItems"
        items={items.filter((item) => item.done).map((item) => ({ item, minutes: 0 }))}
      />
    </>
  )
}

interface PartProps {
  heading: WordKey
  help?: WordKey
  items: readonly ItemProps[]
}

/** Some items of the list under their heading; nothing without any. */
function Part({ heading, help, items }: PartProps) {
  const say = useWords()
  if (items.length === 0) return null
  return (
    <Section heading={say(heading)}>
      {help && <Typography color="text.secondary">{say(help)}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, maxWidth: 860 }}>
        {items.map((one) => (
          <Item key={one.item.id} {...one} />
        ))}
      </Box>
    </Section>
  )
}

const card = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 1.5 }

interface ItemProps {
  item: GoLiveItem
  minutes: number
}

function Item({ item, minutes }: ItemProps) {
  const say = useWords()
  const { id, done } = item
  const Icon = done ? CheckCircleOutlined : RadioButtonUncheckedOutlined
  return (
    <Card component="li" sx={card}>
      <Icon
        sx={{ color: done ? colour.mangoDeep : colour.sesame }}
        titleAccess={say(done ? 'goLive.done' : 'goLive.missing')}
      />
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="h3">{say(`goLive.${id}`)}</Typography>
        {!done && (
          <>
            <Typography variant="body2">{say(`goLive.${id}Todo`)}</Typography>
            <Typography variant="body2" color="text.secondary">
              {say('firstHour.why')} {say(`goLiveWhy.${id}`)}{' '}
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                ({say('firstHour.time', { smart_count: minutes })})
              </Box>
            </Typography>
          </>
        )}
        {id === 'backups' && <BackupFact />}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {id === 'product' && !done && <OtherWays />}
        {id === 'policies' && !done && (
          <Button href="/termsandconditions" target="_blank" rel="noreferrer">
            {say('firstHour.read')}
          </Button>
        )}
        <WayOn item={item} />
      </Box>
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

/** Ways to the first product that are shorter than its empty form. */
function OtherWays() {
  const say = useWords()
  return (
    <>
      <SampleButton />
      <Button component={Link} to="/dashboard/import?kind=prices">
        {say('sample.paste')}
      </Button>
    </>
  )
}

/** Where the item is seen to: a screen and its field, or the owner's word. */
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
