import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { type CookPlan, type PlannedRuns } from '../../../api/api-types.js'
import { sentenceOf } from '../../../api/request.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { Section } from '../../../kit/ui/Section.js'
import { useWords } from '../../../kit/words/use-words.js'
import { amountOf } from './amount.js'
import { type Line } from './choices.js'
import { ReserveBar } from './ReserveBar.js'
import { SuggestionCard } from './SuggestionCard.js'
import { type CookPlanState } from './use-cook-plan.js'

interface ToCookProps {
  state: CookPlanState
  plan: CookPlan
  onMade: (made: PlannedRuns) => void
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }

/** What to cook now, what can wait, and what has no BOM. */
export function ToCook({ state, plan, onMade }: ToCookProps) {
  const say = useWords()
  const { lines, check } = state
  const added = (line: Line) => !plan.suggestions.includes(line.suggestion)
  const now = lines.filter((line) => line.suggestion.now || added(line))
  const later = lines.filter((line) => !now.includes(line))
  return (
    <>
      <CookFirst state={state} />
      {check.isError && (
        <ErrorNotice
          message={sentenceOf(check.error, say('cookPlan.checkFailed'))}
          onRetry={() => void check.refetch()}
        />
      )}
      <Section heading={say('cookPlan.now')}>
        {now.length === 0 ? (
          <Typography>{say('cookPlan.nothingNow')}</Typography>
        ) : (
          <Lines lines={now} state={state} />
        )}
        <UnderWay state={state} />
      </Section>
      {lines.length > 0 && <ReserveBar state={state} onMade={onMade} />}
      {later.length > 0 && (
        <Section heading={say('cookPlan.later')}>
          <Lines lines={later} state={state} />
        </Section>
      )}
      <WithoutRecipe unplanned={plan.withoutRecipe} />
    </>
  )
}

function Lines({ lines, state }: { lines: readonly Line[]; state: CookPlanState }) {
  return (
    <Box component="ul" sx={list}>
      {lines.map((line) => (
        <SuggestionCard key={line.suggestion.bomId} line={line} state={state} />
      ))}
    </Box>
  )
}

function UnderWay({ state }: { state: CookPlanState }) {
  const say = useWords()
  const runs = state.check.data?.underWay ?? []
  if (runs.length === 0) return null
  const named = runs.map(
    ({ reservationId, missing }) =>
      `${reservationId} (${missing.map(({ product, quantity }) => `${product.name} ${amountOf(product, quantity)}`).join(', ')})`,
  )
  return (
    <Alert severity="info" variant="outlined">
      {say('cookPlan.underWay', { runs: named.join('; ') })}
    </Alert>
  )
}

/** Products that are wanted and cannot be planned. */
function WithoutRecipe({ unplanned }: { unplanned: CookPlan['withoutRecipe'] }) {
  const say = useWords()
  if (unplanned.length === 0) return null
  return (
    <Section heading={say('cookPlan.withoutRecipe')}>
      <Typography color="text.secondary">{say('cookPlan.withoutRecipeText')}</Typography>
      <Box component="ul" sx={list}>
        {unplanned.map(({ product, needed, reasons }) => (
          <Card component="li" key={product._id} sx={{ p: 2 }}>
            <Typography component="h3" variant="h3">
              {product.name}
            </Typography>
            <Typography>{say('cookPlan.needed', { quantity: amountOf(product, needed) })}</Typography>
            <Typography color="text.secondary">{reasons.map(({ text }) => text).join(' ')}</Typography>
          </Card>
        ))}
      </Box>
      <Button component={Link} to="/bom" variant="outlined" sx={{ justifySelf: 'start' }}>
        {say('cookPlan.writeBom')}
      </Button>
    </Section>
  )
}

/** Products that the chosen runs need and that are neither in stock nor chosen. */
function CookFirst({ state }: { state: CookPlanState }) {
  const say = useWords()
  const first = state.check.data?.cookFirst ?? []
  if (first.length === 0) return null
  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle>{say('cookPlan.cookFirst')}</AlertTitle>
      {say('cookPlan.cookFirstText')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {first.map((suggestion) => (
          <Button
            key={suggestion.bomId}
            variant="outlined"
            color="inherit"
            onClick={() => state.add(suggestion)}
          >
            {say('cookPlan.add', {
              name: suggestion.product.name,
              quantity: amountOf(suggestion.product, suggestion.quantity),
            })}
          </Button>
        ))}
      </Box>
    </Alert>
  )
}
