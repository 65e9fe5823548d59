import { lazy, Suspense, useSyncExternalStore } from 'react'
import { type Product } from '../../api/types.js'
import { type ReturnPlace } from '../../state/home-navigation.js'
import { useChoose } from '../../state/use-choose.js'
import { pricePerKg, rupees, weight } from '../../ui/format.js'
import { fullTitle } from '../../ui/product-words.js'
import { Stepper } from '../../ui/Stepper.js'
import { explain } from '../../ui/Trouble.js'
import { catalog } from '../../words/catalog.js'
import styles from './ProductCard.module.css'

/** Sold out means no stock left, unless the stock is unlimited. */
export const isSoldOut = (product: Product) => product.availableStock <= 0 && !product.unlimitedStock

/** Few products have run out: its code comes where one has, and not with the page that the server renders. */
const NotifyMe = lazy(() => import('./NotifyMe.js'))
const room = <p className={styles['notify']} />
const never = () => () => undefined

function StockNote({ product, place }: { product: Product; place: ReturnPlace }) {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (isSoldOut(product))
    return (
      <>
        <p className={styles['note']}>{catalog.noStock}</p>
        <Suspense fallback={room}>{isAlive ? <NotifyMe product={product} place={place} /> : room}</Suspense>
      </>
    )
  if (!product.fewLeft) return null
  return <p className={styles['note']}>{catalog.few(product.availableStock)}</p>
}

/** Price and stock of one product, and minus and plus as far as the stock allows. */
export function ProductBuy({ product, back }: { product: Product; back?: string }) {
  const place: ReturnPlace = { from: 'products', path: back }
  const choose = useChoose(product.Id, place)
  const soldOut = isSoldOut(product)
  return (
    <>
      <StockNote product={product} place={place} />
      <div className={styles['buy']}>
        <div>
          <p className={styles['price']}>{rupees(product.price)}</p>
          <p className={styles['per']}>
            {catalog.perKg(rupees(pricePerKg(product.price, product.netWeight)))}
          </p>
          <p className={styles['per']}>{catalog.net(weight(product.netWeight))}</p>
        </div>
        <Stepper
          count={choose.count}
          minusLabel={catalog.minus(fullTitle(product))}
          plusLabel={catalog.plus(fullTitle(product))}
          onMinus={choose.minus}
          onPlus={choose.plus}
          minusDisabled={soldOut || choose.count <= 0}
          plusDisabled={soldOut || choose.isStaff}
          saving={choose.saving}
        />
      </div>
      <p className={styles['refused']} role="status">
        {choose.refusal !== undefined && explain(choose.refusal, catalog.notAdded)}
      </p>
    </>
  )
}
