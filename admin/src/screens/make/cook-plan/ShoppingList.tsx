import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import GlobalStyles from '@mui/material/GlobalStyles'
import Typography from '@mui/material/Typography'
import { useNotify } from 'react-admin'
import { type ShoppingGroup, type ShoppingLine } from '../../../api/api-types.js'
import { sentenceOf } from '../../../api/request.js'
import { whatsAppLink } from '../../../kit/ui/contact-links.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { formatDay, formatMoney } from '../../../kit/ui/format.js'
import { onScreen } from '../../../kit/ui/layout.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../../kit/words/use-words.js'
import { amountOf } from './amount.js'
import { type CookPlanState } from './use-cook-plan.js'

/** On paper there is the list alone. */
const paper = {
  '@media print': {
    'body header, a[href="#content"], main > * > *:not([data-print])': { display: 'none !important' },
    body: { background: 'none !important' },
  },
}

/** The shopping list for the chosen lines, by supplier. */
export function ShoppingList({ check, day }: { check: CookPlanState['check']; day: string }) {
  const say = useWords()
  if (check.isPending) return <ScreenSkeleton rows={2} height={120} />
  if (check.isError)
    return (
      <ErrorNotice
        message={sentenceOf(check.error, say('cookPlan.checkFailed'))}
        onRetry={() => void check.refetch()}
      />
    )
  const groups = check.data.shopping
  if (groups.length === 0) return <Typography>{say('cookPlan.nothingToBuy')}</Typography>
  const title = say('cookPlan.listTitle', { day: formatDay(day) })
  return (
    <Box data-print sx={{ display: 'grid', gap: 2 }}>
      <GlobalStyles styles={paper} />
      <Typography component="h2" variant="h2">
        {title}
      </Typography>
      <Sharing text={shoppingText(groups, title, say('cookPlan.nobodyKnown'))} title={title} />
      {groups.map((group) => (
        <Group key={group.supplier?._id ?? ''} group={group} title={title} />
      ))}
      <Total groups={groups} />
    </Box>
  )
}

function Sharing({ text, title }: { text: string; title: string }) {
  const say = useWords()
  const notify = useNotify()
  const share = async () => {
    try {
      if (navigator.share) return await navigator.share({ title, text })
      await navigator.clipboard.writeText(text)
      notify(say('cookPlan.copied'))
    } catch (error) {
      // Closing the phone's own sheet is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return
      notify(say('cookPlan.shareFailed'), { type: 'warning' })
    }
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ...onScreen }}>
      <Button variant="contained" onClick={() => void share()}>
        {say('cookPlan.share')}
      </Button>
      <Button variant="outlined" component="a" href={whatsAppLink(text)} target="_blank" rel="noreferrer">
        {say('cookPlan.whatsApp')}
      </Button>
      <Button variant="outlined" onClick={() => window.print()}>
        {say('cookPlan.print')}
      </Button>
    </Box>
  )
}

function Group({ group, title }: { group: ShoppingGroup; title: string }) {
  const say = useWords()
  const { supplier, lines } = group
  const name = supplier?.name ?? say('cookPlan.nobodyKnown')
  return (
    <Card component="section" aria-label={name} sx={{ p: 2, display: 'grid', gap: 1, breakInside: 'avoid' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Box>
          <Typography component="h3" variant="h3">
            {name}
          </Typography>
          {supplier?.phone && <Typography color="text.secondary">{supplier.phone}</Typography>}
        </Box>
        {supplier && (
          <Button
            component="a"
            href={whatsAppLink(shoppingText([group], title, name), supplier.phone)}
            target="_blank"
            rel="noreferrer"
            sx={onScreen}
          >
            {say('cookPlan.whatsAppTo', { name })}
          </Button>
        )}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {lines.map((line) => (
          <ToBuy key={line.product._id} line={line} />
        ))}
      </Box>
    </Card>
  )
}

function ToBuy({ line }: { line: ShoppingLine }) {
  const say = useWords()
  const { product, missing, quantity, neededFor, last, estimate } = line
  const facts = [
    say('cookPlan.forWhat', { names: neededFor.join(', ') }),
    ...(missing === quantity ? [] : [say('cookPlan.exactly', { quantity: amountOf(product, missing) })]),
    ...(last ? [lastInWords(line, say)] : []),
    ...(typeof estimate === 'number' ? [say('cookPlan.estimate', { amount: formatMoney(estimate) })] : []),
  ]
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{product.name}</Typography>
        <Typography sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{amountOf(product, quantity)}</Typography>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {facts.join(' · ')}
      </Typography>
    </Box>
  )
}

function lastInWords({ product, last }: ShoppingLine, say: ReturnType<typeof useWords>): string {
  const facts = { quantity: amountOf(product, last?.quantity ?? 0), day: formatDay(last?.on ?? '') }
  return last?.price === undefined
    ? say('cookPlan.lastBought', facts)
    : say('cookPlan.lastBoughtAt', { ...facts, price: formatMoney(last.price) })
}

/** The total cost; hidden when the server sends no prices. */
function Total({ groups }: { groups: readonly ShoppingGroup[] }) {
  const say = useWords()
  const estimates = groups.flatMap(({ lines }) => lines.map(({ estimate }) => estimate))
  if (estimates.every((estimate) => estimate === undefined || estimate === null)) return null
  const paise = estimates.reduce<number>((sum, estimate) => sum + Math.round((estimate ?? 0) * 100), 0)
  const key = estimates.includes(null) ? 'cookPlan.totalWithout' : 'cookPlan.total'
  return <Typography>{say(key, { amount: formatMoney(paise / 100) })}</Typography>
}

/** The list as a message: what and how much, by supplier, without prices. */
function shoppingText(groups: readonly ShoppingGroup[], title: string, nobody: string): string {
  const parts = groups.map(({ supplier, lines }) =>
    [
      supplier?.name ?? nobody,
      ...lines.map(({ product, quantity }) => `- ${product.name}: ${amountOf(product, quantity)}`),
    ].join('\n'),
  )
  return [title, ...parts].join('\n\n')
}
