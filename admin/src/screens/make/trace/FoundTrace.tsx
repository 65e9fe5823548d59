import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useTheme } from '@mui/material/styles'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Trace } from '../../../api/api-types.js'
import { FileLink } from '../../../kit/ui/FileLink.js'
import { useWords } from '../../../kit/words/use-words.js'
import { drawingOf, type OrderGroup } from './drawing.js'
import { OrdersDialog } from './OrdersDialog.js'
import { TraceDrawing } from './TraceDrawing.js'
import { KINDS, TraceList } from './TraceList.js'

/** A drawing of more nodes than this is unreadable. */
const MOST_DRAWN = 300
const VIEWS = ['drawing', 'list'] as const

/** The found trace, drawn or as a list; a phone begins with the list. */
export function FoundTrace({ trace, query }: { trace: Trace; query: URLSearchParams }) {
  const say = useWords()
  const [search, setSearch] = useSearchParams()
  const theme = useTheme()
  const isWide = useMediaQuery(theme.breakpoints.up('md'))
  const view = VIEWS.find((one) => one === search.get('view')) ?? (isWide ? 'drawing' : 'list')
  const drawing = useMemo(() => drawingOf(trace), [trace])
  const [group, setGroup] = useState<OrderGroup | null>(null)
  const tooBig = drawing.nodes.length > MOST_DRAWN
  const show = (one: string) =>
    setSearch(
      (before) => {
        before.set('view', one)
        return before
      },
      { replace: true },
    )
  return (
    <Box
      component="section"
      aria-label={say('screens.trace')}
      sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}
    >
      <Found trace={trace} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Tabs
          value={view}
          onChange={(_, one: string) => show(one)}
          aria-label={say('trace.view')}
          sx={{ mr: 'auto' }}
        >
          {VIEWS.map((one) => (
            <Tab key={one} value={one} label={say(`trace.${one}`)} />
          ))}
        </Tabs>
        <Files query={query} />
      </Box>
      {trace.edges.length === 0 && <Typography>{say('trace.nothingElse')}</Typography>}
      {view === 'drawing' && tooBig && (
        <Alert severity="info" variant="outlined">
          {say('trace.tooBig', { count: drawing.nodes.length })}
        </Alert>
      )}
      {view === 'drawing' && !tooBig ? (
        <Card sx={{ minWidth: 0 }}>
          <TraceDrawing drawing={drawing} root={trace.root} onOpen={setGroup} />
        </Card>
      ) : (
        <TraceList trace={trace} />
      )}
      {group && <OrdersDialog group={group} trace={trace} onClose={() => setGroup(null)} />}
    </Box>
  )
}

/** How many batches, runs and orders the trace holds. */
function Found({ trace }: { trace: Trace }) {
  const say = useWords()
  const counts = KINDS.map((kind) => [kind, trace.nodes.filter((node) => node.kind === kind).length] as const)
  const known = counts.filter(([, count]) => count > 0)
  return (
    <Typography role="status">
      {known.map(([kind, smart_count]) => say(`trace.found_${kind}`, { smart_count })).join(' · ')}
    </Typography>
  )
}

/** The links that save the trace as files. */
function Files({ query }: { query: URLSearchParams }) {
  const say = useWords()
  const name = `trace-${[...query.values()][0]}`
  const files = [
    { href: `/api/admin/trace.csv?${query}`, file: `${name}.csv`, text: say('trace.csv') },
    { href: `/api/admin/trace?${query}`, file: `${name}.json`, text: say('trace.json') },
  ]
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {files.map(({ href, file, text }) => (
        <FileLink key={file} href={href} name={file}>
          {text}
        </FileLink>
      ))}
    </Box>
  )
}
