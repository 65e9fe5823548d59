import { type Product } from '../../api/types.js'
import { useResource } from '../../state/resource.js'
import { useStores } from '../../state/stores.js'
import { joined } from '../../ui/format.js'
import { Link } from '../../ui/Link.js'
import { fullTitle, productChoices } from '../../ui/product-words.js'
import { catalog } from '../../words/catalog.js'
import { productPath } from './jars.js'
import { nearestInStock } from './pickles.js'

/**
 * The way from a jar that has run out to the nearest that is there; nothing when there is none.
 * @param stays the page stays, with another jar of its pickle.
 */
function Instead({ jar, stays = false }: { jar: Product; stays?: boolean }) {
  const products = useResource(useStores().products).data ?? []
  const nearest = nearestInStock(products, jar)
  if (!nearest) return null
  const isSamePickle = nearest.variantType === jar.variantType
  return (
    <Link to={productPath(nearest)} {...(stays && isSamePickle && { replace: true, state: { stays: true } })}>
      {catalog.insteadOf(isSamePickle ? productChoices(nearest).join(', ') : joined(fullTitle(nearest)))}
    </Link>
  )
}

export default Instead
