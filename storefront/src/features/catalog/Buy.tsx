import { Suspense, useRef } from 'react'
import { type Product } from '../../api/types.js'
import { type ReturnPlace } from '../../state/home-navigation.js'
import { useChoose } from '../../state/use-choose.js'
import { Button } from '../../ui/Button.js'
import { pricePerKg, rupees, weight } from '../../ui/format.js'
import { fullTitle } from '../../ui/product-words.js'
import { later } from '../../ui/quiet.js'
import { Stepper } from '../../ui/Stepper.js'
import { explain } from '../../ui/Trouble.js'
import { useIsAlive } from '../../ui/use-is-alive.js'
import { catalog } from '../../words/catalog.js'
import { taking } from '../../words/taking.js'
import { isSoldOut } from './jars.js'
import { Instead } from './later-parts.js'
import styles from './ProductCard.module.css'

/** Few products have run out: its code comes where one has, and not with the page that the server renders. */
const NotifyMe = later(() => import('./NotifyMe.js'))
const room = <p className={styles['notify']} />

/** With more letters, such as ₹525.50, a price is set smaller on a card, or plus and minus would not fit beside it. */
const LETTERS_BESIDE_PLUS = 6

interface BuyProps {
  product: Product
  /** The address to come back to after a login, without one the list. */
  back?: string
}

const placeOf = (back?: string): ReturnPlace => ({ from: 'products', path: back })

function ToBeTold({ product, back, isMain }: BuyProps & { isMain?: boolean }) {
  // Asked for here alone: two hundred cards that ask would all be drawn again in one go when the page comes alive.
  const isAlive = useIsAlive()
  return (
    <Suspense fallback={room}>
      {isAlive ? <NotifyMe product={product} place={placeOf(back)} isMain={isMain} /> : room}
    </Suspense>
  )
}

/** Whether there is little or nothing left; on a card, where there is nothing, what there is instead, and Notify me. */
export function StockNote({ product, back }: BuyProps) {
  if (isSoldOut(product))
    return (
      <>
        <p className={styles['note']}>{catalog.noStock}</p>
        {back === undefined && (
          <>
            <p className={styles['instead']}>
              <Suspense>
                <Instead jar={product} />
              </Suspense>
            </p>
            <ToBeTold product={product} />
          </>
        )}
      </>
    )
  if (!product.fewLeft) return null
  return <p className={styles['note']}>{catalog.few(product.availableStock)}</p>
}

/**
 * Price of one product, and minus and plus as far as the stock allows.
 * @param addButton what the button says that stands there instead while the cart has none; Notify me where it has run out
 */
export function Buy({ product, back, addButton }: BuyProps & { addButton?: string }) {
  const choose = useChoose(product.Id, placeOf(back))
  const soldOut = isSoldOut(product)
  const { price, mrp, netWeight } = product
  const amount = rupees(price)
  const isButton = addButton !== undefined && (soldOut || choose.count === 0)
  const box = useRef<HTMLDivElement>(null)
  /** Where another button takes the place of the pressed one, the keyboard goes on with that one. */
  const goingOn = (act: () => void) => () => {
    act()
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        box.current?.querySelector<HTMLElement>('button:last-of-type')?.focus()
    })
  }
  return (
    <>
      <div ref={box} className={styles['buy']}>
        <div>
          <p className={amount.length > LETTERS_BESIDE_PLUS ? styles['priceLong'] : styles['price']}>
            {amount}
          </p>
          {mrp !== null && mrp > price && (
            <p className={styles['per']}>
              {catalog.mrp} <s>{rupees(mrp)}</s> <span>{catalog.taxes}</span>
            </p>
          )}
          <p className={styles['per']}>{catalog.perKg(rupees(pricePerKg(price, netWeight)))}</p>
          <p className={styles['per']}>{catalog.net(weight(netWeight))}</p>
        </div>
        {!isButton ? (
          <Stepper
            count={choose.count}
            minusLabel={taking.minus(fullTitle(product))}
            plusLabel={taking.plus(fullTitle(product))}
            onMinus={goingOn(choose.minus)}
            onPlus={choose.plus}
            minusDisabled={soldOut || choose.count <= 0}
            plusDisabled={soldOut || choose.isStaff}
            saving={choose.saving}
          />
        ) : soldOut ? (
          <ToBeTold product={product} back={back} isMain />
        ) : (
          <Button disabled={choose.isStaff} onClick={goingOn(choose.plus)}>
            {addButton}
          </Button>
        )}
      </div>
      <p className={styles['refused']} role="status">
        {choose.refusal !== undefined && explain(choose.refusal, taking.notAdded)}
      </p>
    </>
  )
}
