import './words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { type PlannedRuns } from '../../../api/api-types.js'
import { sentenceOf } from '../../../api/request.js'
import { colour } from '../../../kit/theme/tokens.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../../kit/words/use-words.js'
import { Made } from './Made.js'
import { ShoppingList } from './ShoppingList.js'
import { ToCook } from './ToCook.js'
import { type CookPlanState, useCookPlan } from './use-cook-plan.js'

const chosenView = { '&[aria-current]': { bgcolor: colour.jar, color: colour.rice, borderColor: colour.jar } }

/** /dashboard/cook-plan: what to cook next and why, and what to buy for it. */
export function CookPlanPage() {
  const say = useWords()
  const state = useCookPlan()
  const [made, setMade] = useState<PlannedRuns | null>(null)
  const [address] = useSearchParams()
  const shopping = address.get('view') === 'shopping'
  if (made)
    return (
      <Made
        made={made}
        onBack={() => {
          setMade(null)
          void state.startAnew()
        }}
      />
    )
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <PageTitle>{say('screens.cookPlan')}</PageTitle>
        <Typography color="text.secondary">{say('cookPlan.intro')}</Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        <Views shopping={shopping} />
        <Lasting days={state.plan.data?.days} />
      </Box>
      <Content state={state} shopping={shopping} onMade={setMade} />
    </Box>
  )
}

interface ContentProps {
  state: CookPlanState
  shopping: boolean
  onMade: (made: PlannedRuns) => void
}

function Content({ state, shopping, onMade }: ContentProps) {
  const say = useWords()
  const { plan } = state
  if (plan.isPending) return <ScreenSkeleton rows={3} height={160} />
  if (plan.isError)
    return (
      <ErrorNotice
        message={sentenceOf(plan.error, say('cookPlan.failed'))}
        onRetry={() => void plan.refetch()}
      />
    )
  return shopping ? (
    <ShoppingList check={state.check} day={plan.data.today} />
  ) : (
    <ToCook state={state} plan={plan.data} onMade={onMade} />
  )
}

/** The two parts of the screen; each has its address. */
function Views({ shopping }: { shopping: boolean }) {
  const say = useWords()
  const [address] = useSearchParams()
  const to = (view: 'shopping' | null) => {
    const next = new URLSearchParams(address)
    if (view) next.set('view', view)
    else next.delete('view')
    return { search: next.toString() }
  }
  const views = [
    { view: null, title: say('cookPlan.toCook'), here: !shopping },
    { view: 'shopping' as const, title: say('cookPlan.shopping'), here: shopping },
  ]
  return (
    <Box
      component="nav"
      aria-label={say('cookPlan.views')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {views.map(({ view, title, here }) => (
        <Button
          key={title}
          component={Link}
          to={to(view)}
          variant="outlined"
          aria-current={here ? 'page' : undefined}
          sx={chosenView}
        >
          {title}
        </Button>
      ))}
    </Box>
  )
}

/** How long what is cooked should last; the address keeps it. */
function Lasting({ days }: { days: number | undefined }) {
  const say = useWords()
  const [address, setAddress] = useSearchParams()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? address.get('days') ?? (days === undefined ? '' : String(days))
  const wrong = typed !== null && !/^([1-9]|[1-8]\d|90)$/.test(typed.trim())
  const change = (text: string) => {
    setTyped(text)
    if (!/^([1-9]|[1-8]\d|90)$/.test(text.trim())) return
    const next = new URLSearchParams(address)
    next.set('days', text.trim())
    setAddress(next, { replace: true })
  }
  return (
    <TextField
      label={say('cookPlan.lasting')}
      value={shown}
      error={wrong}
      helperText={wrong ? say('cookPlan.lastingWrong') : ''}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        if (!wrong) setTyped(null)
      }}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2 } }}
      sx={{ width: 180 }}
    />
  )
}
