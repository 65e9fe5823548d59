import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { type RaRecord } from 'react-admin'
import { type Product, type WhatIf as Answer } from '../../../api/api-types.js'
import { nameInWords } from '../../../api/names.js'
import { sentenceOf, statusOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { useAllByName } from '../../../kit/inputs/all-by-name.js'
import { ChoiceField } from '../../../kit/inputs/ChoiceInput.js'
import { FigureField } from '../../../kit/inputs/FigureInput.js'
import { inSteps } from '../../../kit/inputs/in-steps.js'
import { colour } from '../../../kit/theme/tokens.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { formatMoney } from '../../../kit/ui/format.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { numberIn } from '../../../kit/ui/typed-number.js'
import { useWords } from '../../../kit/words/use-words.js'
import { usePlace } from './use-place.js'

const RAW = { materialType: 'RM' }
const USUAL_PERCENT = '20'
const isAmount = (number: number | null): number is number => number !== null && inSteps(number, 0.01)

/** What another price of a raw material does to each jar. */
export function WhatIf() {
  const say = useWords()
  const heading = useId()
  const { read, go } = usePlace()
  const [material, price] = [read('material'), read('price')]
  const percent = read('percent') || USUAL_PERCENT
  const { data: materials = [] } = useAllByName<Product & RaRecord>('products', RAW)
  const change = price ? numberIn(price, 'RUPEES') : numberIn(percent)
  return (
    <Card
      component="section"
      aria-labelledby={heading}
      sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1.5 }}
    >
      <Typography variant="h2" id={heading}>
        {say('costs.whatIf')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {say('costs.whatIfHelp')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <ChoiceField
          label={say('costs.material')}
          value={material}
          choices={materials.map(({ Id, name }) => ({ id: Id, name }))}
          onChange={(chosen) => go({ material: chosen })}
          placeholder={say('costs.chooseMaterial')}
          isShrunk
          sx={{ flex: '1 1 220px', maxWidth: 420 }}
        />
        <FigureField
          label={say('costs.change')}
          measure="NUMBER"
          value={price ? '' : percent}
          onText={(text) => go({ percent: text, price: '' })}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ width: 130 }}
        />
        <FigureField
          label={say('costs.newPrice')}
          measure="RUPEES"
          value={price}
          onText={(text) => go({ price: text })}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ width: 150 }}
        />
      </Box>
      {material !== '' && isAmount(change) && (
        <Effects product={material} {...(price ? { price: change } : { percent: change })} />
      )}
    </Card>
  )
}

function Effects(query: { product: string; price?: number; percent?: number }) {
  const say = useWords()
  const api = useApi()
  const answer = useQuery({
    queryKey: ['costs', 'what if', query],
    queryFn: ({ signal }) => api.whatIf(query, signal),
    retry: false,
  })
  if (answer.isPending) return <ScreenSkeleton rows={1} height={120} />
  if (answer.isError) {
    const message = sentenceOf(answer.error, say('costs.failed'))
    const retry = statusOf(answer.error) === 400 ? undefined : () => void answer.refetch()
    return <ErrorNotice message={message} onRetry={retry} />
  }
  return <Shown {...answer.data} />
}

function Shown({ product, unit, price, newPrice, effects, unknown }: Answer) {
  const say = useWords()
  const prices = { price: formatMoney(price), newPrice: formatMoney(newPrice) }
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1 }}>
      <Typography>{say('costs.priceNow', { name: product?.name ?? '', unit, ...prices })}</Typography>
      {effects.length === 0 && <Typography>{say('costs.noEffect')}</Typography>}
      <Box component="ul" aria-label={say('costs.whatIf')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {effects.map((effect) => (
          <Effect key={effect.Id} {...effect} />
        ))}
      </Box>
      {unknown.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {say('costs.unknownJars', { names: unknown.map(nameInWords).join(', ') })}
        </Typography>
      )}
    </Box>
  )
}

const facts = {
  m: 0,
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
}

function Effect(effect: Answer['effects'][number]) {
  const say = useWords()
  const { Id, name, price, cost, newCost, change, marginPercent, newMarginPercent, keepPrice } = effect
  const amount = `${change > 0 ? '+' : ''}${formatMoney(change)}`
  const part = (percent: number | null) => (percent === null ? '–' : say('costs.percentOf', { percent }))
  const all = [
    [say('costs.cost'), `${formatMoney(cost)} → ${formatMoney(newCost)}`],
    [say('costs.percent'), `${part(marginPercent)} → ${part(newMarginPercent)}`],
    [say('costs.price'), formatMoney(price)],
    [say('costs.keep'), formatMoney(keepPrice)],
  ] as const
  return (
    <Box component="li" sx={{ py: 1, borderTop: `1px solid ${colour.stone}`, display: 'grid', gap: 0.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Box component="span" sx={{ overflowWrap: 'anywhere', fontWeight: 650 }}>
          {nameInWords(name)}{' '}
          <Box component="span" sx={{ color: colour.muted, fontWeight: 400, fontSize: 14 }}>
            {Id}
          </Box>
        </Box>
        <strong>{say('costs.more', { amount })}</strong>
      </Box>
      <Box component="dl" sx={facts}>
        {all.map(([fact, value]) => (
          <div key={fact}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {fact}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {value}
            </Typography>
          </div>
        ))}
      </Box>
    </Box>
  )
}
