import '../../../parts/costs/words.js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { type Margins } from '../../../api/api-types.js'
import { sentenceOf } from '../../../api/request.js'
import { ChoiceField } from '../../../kit/inputs/ChoiceInput.js'
import { MonthField } from '../../../kit/inputs/MonthField.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { FileLink } from '../../../kit/ui/FileLink.js'
import { formatMoney, monthName } from '../../../kit/ui/format.js'
import { dayInIndia, isDay } from '../../../kit/ui/ist.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { useWords } from '../../../kit/words/use-words.js'
import { MonthChart } from './MonthChart.js'
import { ProductMargins } from './ProductMargins.js'
import { type MonthOfMargins, useMargins } from './use-margins.js'
import { usePlace } from './use-place.js'
import { WhatIf } from './WhatIf.js'

/** /dashboard/costs: what jars leave, month by month, and what another price would do. */
export function CostsPage() {
  const say = useWords()
  const { read, go } = usePlace()
  const [today] = useState(() => dayInIndia(new Date()))
  const wanted = read('month')
  const month = isDay(`${wanted}-01`) ? wanted : today.slice(0, 7)
  const product = read('product')
  const { newest, months, error, retry } = useMargins(month)
  return (
    <>
      <PageTitle>{say('screens.costs')}</PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <MonthField label={say('costs.month')} value={month} onMonth={(chosen) => go({ month: chosen })} />
        <FileLink href={`/api/admin/costs/products.csv?month=${month}`} name={`margins-${month}.csv`}>
          {say('costs.csv')}
        </FileLink>
      </Box>
      {!newest && !error && <ScreenSkeleton rows={2} height={240} />}
      {error && <ErrorNotice message={sentenceOf(error, say('costs.failed'))} onRetry={retry} />}
      {newest && <Shown margins={newest} months={months} product={product} onChoose={go} />}
      <Box>
        <TapLink component={RouterLink} to={`/dashboard/books?month=${month}`}>
          {say('costs.toBooks')}
        </TapLink>
      </Box>
      <WhatIf />
    </>
  )
}

interface ShownProps {
  margins: Margins
  months: readonly MonthOfMargins[]
  product: string
  onChoose: (changes: { product: string }) => void
}

function Shown({ margins: { month, products, total }, months, product, onChoose }: ShownProps) {
  const say = useWords()
  const name = monthName(month)
  const text = say('costs.marginsText', {
    margin: formatMoney(total.margin),
    income: formatMoney(total.income),
    percent: total.marginPercent ?? 0,
    month: name,
  })
  const isListed = products.some(({ Id }) => Id === product)
  return (
    <>
      <Typography>
        {products.length > 0 ? <strong>{text}</strong> : say('costs.noSales', { month: name })}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <ChoiceField
          label={say('costs.monthsOf')}
          value={product}
          choices={[
            ...(product && !isListed ? [{ id: product, name: product }] : []),
            ...products.map(({ Id, name: ofProduct }) => ({ id: Id, name: ofProduct })),
          ]}
          onChange={(chosen) => onChoose({ product: chosen })}
          placeholder={say('costs.allProducts')}
          isShrunk
          sx={{ maxWidth: 420 }}
        />
        <MonthChart months={months.map((one) => figuresOf(one, product))} />
      </Box>
      {products.length > 0 && (
        <>
          <Typography variant="h2">
            {say('costs.margins')}, {name}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {say('costs.marginsHelp')}
          </Typography>
          <ProductMargins products={products} total={total} />
        </>
      )}
    </>
  )
}

/** The margin of one product in a month, or of all of them. */
function figuresOf({ month, margins }: MonthOfMargins, product: string) {
  if (!margins) return { month }
  const figures = product === '' ? margins.total : margins.products.find(({ Id }) => Id === product)
  return { month, figures: figures ?? NOTHING }
}

const NOTHING = { quantity: 0, income: 0, cost: 0, margin: 0 }
