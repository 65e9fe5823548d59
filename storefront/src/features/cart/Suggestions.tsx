import { useEffect, useState } from 'react'
import { fetchOneMore } from '../../api/cart.js'
import { type Cart, type OneMore, type Product } from '../../api/types.js'
import { useResource } from '../../state/resource.js'
import { useStores } from '../../state/stores.js'
import { useTogether } from '../../state/together.js'
import { useChoose } from '../../state/use-choose.js'
import { Button } from '../../ui/Button.js'
import { rupees } from '../../ui/format.js'
import { fullTitle, productChoices, productTitle } from '../../ui/product-words.js'
import { explain } from '../../ui/Trouble.js'
import { suggestions as words } from '../../words/suggestions.js'
import { taking } from '../../words/taking.js'
import styles from './Suggestions.module.css'

const shortTitle = (product: Pick<Product, 'words'>) =>
  [productTitle(product), ...productChoices(product).slice(-1)].join(', ')

interface SuggestionProps {
  text: string
  /** The jar that the button adds. */
  product: Pick<Product, 'Id' | 'words'>
}

function Suggestion({ text, product }: SuggestionProps) {
  const choose = useChoose(product.Id, { from: 'cart' })
  return (
    <li className={styles['line']}>
      <p>
        {text}
        {choose.refusal !== undefined && (
          <span className={styles['refused']} role="status">
            {explain(choose.refusal, taking.notAdded)}
          </span>
        )}
      </p>
      <Button
        look="quiet"
        aria-label={taking.plus(fullTitle(product))}
        disabled={choose.saving}
        onClick={choose.plus}
      >
        {words.add}
      </Button>
    </li>
  )
}

/** One jar more, when it lowers what each jar bears of the charge. Asked anew for each cart; an old answer is not shown. */
function useOneMore({ cartItems, pin, deliveryCost }: Cart): OneMore | null {
  const [told, setTold] = useState<{ of: string; more: OneMore | null } | null>(null)
  const state = JSON.stringify([
    pin,
    deliveryCost,
    cartItems.map(({ product, quantity }) => [product.Id, quantity]),
  ])
  const isQuoted = deliveryCost > 0
  useEffect(() => {
    if (!isQuoted) return
    let isCurrent = true
    fetchOneMore().then(
      ({ more }) => isCurrent && setTold({ of: state, more }),
      // It is only a hint: without it nothing is missing.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [state, isQuoted])
  return told?.of === state && isQuoted ? told.more : null
}

/**
 * Reasons to take one jar more: what others took with these jars, and what it saves of the delivery. They stand where
 * nothing is below them. Of the two the second is known last, whenever it is asked for, and stands below the first.
 */
function Suggestions({ cart }: { cart: Cart }) {
  const { products, favourites } = useStores()
  const shelf = useResource(products)
  const loved = useResource(favourites)
  const more = useOneMore(cart)
  const pickles = cart.cartItems.flatMap(
    ({ product }) => shelf.data?.find(({ Id }) => Id === product.Id)?.variantType ?? [],
  )
  const [other] = useTogether([...new Set(pickles)])
  const jar = more && cart.cartItems.find(({ product }) => product.Id === more.Id)?.product
  const isSettled = [shelf, loved].every(({ data, error }) => data !== null || error !== null)
  return (
    <ul className={styles['lines']}>
      {other && <Suggestion text={words.together(shortTitle(other), rupees(other.price))} product={other} />}
      {isSettled && more && jar && (
        <Suggestion
          text={
            more.deliveryCost === 0
              ? words.freeWithOne(shortTitle(jar))
              : words.oneMore(more.jars, rupees(more.perJar), rupees(more.perJarNow), shortTitle(jar))
          }
          product={jar}
        />
      )}
    </ul>
  )
}

export default Suggestions
