import { useEffect } from 'react'
import { HOME, useHome } from '../state/home-navigation.js'
import { useResource } from '../state/resource.js'
import { type Notice, useStores } from '../state/stores.js'
import { ButtonLink } from '../ui/Button.js'
import { fullTitle } from '../ui/product-words.js'
import { shell } from '../words/shell.js'
import { taking } from '../words/taking.js'
import { flyToCart } from './fly-to-cart.js'
import styles from './NoticeLine.module.css'

const SHOWN_MS = 6000

/** Says in one line which jar came into the cart, and offers the cart. It covers no button and moves nothing. */
function NoticeLine({ notice }: { notice: Notice }) {
  const { notice: store, cart } = useStores()
  const { tab } = useHome()
  const { data } = useResource(cart, false)
  const Id = 'Id' in notice ? notice.Id : null
  useEffect(() => {
    if (Id) flyToCart(Id)
    const timer = setTimeout(() => store.set(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [notice, Id, store])
  const line = data?.cartItems.find(({ product }) => product.Id === Id)
  const told =
    'told' in notice ? notice.told : line ? [taking.added(fullTitle(line.product), line.quantity)] : []
  // In the cart one sees it.
  if (tab === 'cart' && Id) return null
  return (
    <div className={styles['line']} role="status">
      <div>
        {told.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {/* Nor is an empty one worth a look: somebody who waits for a jar has none in it. */}
      {tab !== 'cart' && data && data.cartItems.length > 0 && (
        <ButtonLink look="link" to={HOME} state={{ tab: 'cart' }} onClick={() => store.set(null)}>
          {shell.toCart}
        </ButtonLink>
      )}
    </div>
  )
}

export default NoticeLine
