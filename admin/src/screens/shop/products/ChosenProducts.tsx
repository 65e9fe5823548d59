import './words.js'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { useListContext } from 'react-admin'
import { type Product } from '../../../api/api-types.js'
import { NotDone } from '../../../kit/lists/NotDone.js'
import { useWords } from '../../../kit/words/use-words.js'
import { useManyProducts } from './use-many-products.js'

/** Loaded when prices are changed. */
const PricesDialog = lazy(() => import('./PricesDialog.js').then((file) => ({ default: file.PricesDialog })))

/** As many as the server changes at once. */
const MOST = 100

/** What is done with the chosen jars at once; materials are neither on sale nor have a price of their own. */
export function ChosenProducts({ products }: { products: readonly Product[] }) {
  const say = useWords()
  const { onUnselectItems } = useListContext()
  const { setActive, busy, problems } = useManyProducts(onUnselectItems)
  const [asking, setAsking] = useState(false)
  const jars = products.filter(({ materialType }) => materialType === 'FG')
  const active = jars.filter(({ activeFlag }) => activeFlag)
  const inactive = jars.filter(({ activeFlag }) => !activeFlag)
  if (jars.length === 0) return <Typography variant="body2">{say('products.onlyJars')}</Typography>
  if (jars.length > MOST)
    return <Typography variant="body2">{say('products.tooManyChosen', { most: MOST })}</Typography>
  return (
    <>
      {inactive.length > 0 && (
        <Button loading={busy} onClick={() => setActive(inactive, true)}>
          {say('products.activateMany', { count: inactive.length })}
        </Button>
      )}
      {active.length > 0 && (
        <Button loading={busy} onClick={() => setActive(active, false)}>
          {say('products.deactivateMany', { count: active.length })}
        </Button>
      )}
      <Button onClick={() => setAsking(true)}>{say('products.changePrices', { count: jars.length })}</Button>
      {asking && (
        <Suspense fallback={null}>
          <PricesDialog products={jars} onClose={() => setAsking(false)} onDone={onUnselectItems} />
        </Suspense>
      )}
      <NotDone problems={problems} />
    </>
  )
}
