import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { type OpenPayouts as Open } from '../../../api/api-types.js'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { formatDay, formatMoney } from '../../../kit/ui/format.js'
import { Section } from '../../../kit/ui/Section.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'
import { lineThing, payoutKeys } from './things.js'
import { type OpenThing, ToSettle } from './ToSettle.js'

/** Records that do not match, each with its actions; hidden when everything matches. */
export function OpenPayouts() {
  const say = useWords()
  const api = useApi()
  const open = useQuery({ queryKey: payoutKeys.open, queryFn: ({ signal }) => api.openPayouts(signal) })
  if (open.isError) {
    const message = sentenceOf(open.error, say('payouts.failed'))
    return <ErrorNotice message={message} onRetry={() => void open.refetch()} />
  }
  if (!open.data) return null
  const things = thingsOf(open.data, say)
  if (things.length === 0) return null
  return (
    <Section heading={say('payouts.toDo', { smart_count: things.length })}>
      {things.length >= 200 && <span>{say('payouts.most')}</span>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {things.map((thing) => (
          <ToSettle key={thing.path} thing={thing} />
        ))}
      </Box>
    </Section>
  )
}

function thingsOf({ lines, settlements, payments }: Open, say: Say): OpenThing[] {
  return [
    ...lines.map((line) => lineThing(line, say)),
    ...settlements.map(({ id, net, transferred }) => ({
      path: `settlements/${encodeURIComponent(id)}`,
      what: say('payouts.title', { utr: id }),
      utr: id,
      orderId: null,
      amount: say('payouts.difference', {
        transferred: formatMoney(transferred ?? 0),
        net: formatMoney(net),
      }),
      todo: say('payoutTroubles.difference'),
      words: '',
    })),
    ...payments.map(({ id, orderId, amount, at }) => ({
      path: `payouts/missing/${encodeURIComponent(id)}`,
      what: `${say('payoutKinds.payment')} ${id}`,
      utr: null,
      orderId,
      amount: say('payouts.missing', { amount: formatMoney(amount), day: formatDay(at) }),
      todo: say('payoutTroubles.missing'),
      words: '',
    })),
  ]
}
