import { type Product } from '../api/types.js'
import { useResource } from './resource.js'
import { useStores } from './stores.js'

/** Jars in stock that most customers take with these pickles, of other pickles than these, the most taken first. */
export function useTogether(pickles: readonly string[]): Product[] {
  const { favourites, products } = useStores()
  const loved = useResource(favourites).data ?? []
  const shelf = useResource(products).data ?? []
  const ids = pickles.flatMap(
    (pickle) => loved.find(({ variantType }) => variantType === pickle)?.together ?? [],
  )
  return [...new Set(ids)].flatMap(
    (Id) =>
      shelf.find(
        (jar) =>
          jar.Id === Id &&
          !pickles.includes(jar.variantType) &&
          (jar.unlimitedStock || jar.availableStock > 0),
      ) ?? [],
  )
}
