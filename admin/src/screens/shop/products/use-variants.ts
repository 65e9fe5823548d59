import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { type Product } from '../../../api/api-types.js'
import { EVERY } from './places.js'

/** The server gives at most so many at once, more than a pickle has variants. */
const MOST = 500

/**
 * All variants of a pickle, by name; they are read once, so that nothing changes under what is typed.
 * @param type its code, or `EVERY` for the jars of all pickles
 */
export function useVariants(type: string | null | undefined) {
  const provider = useDataProvider()
  return useQuery({
    queryKey: ['variants', type],
    enabled: Boolean(type),
    staleTime: 0,
    queryFn: async () => {
      const { data } = await provider.getList<Product>('products', {
        filter: { materialType: 'FG', ...(type === EVERY ? {} : { variantType: type }) },
        sort: { field: 'name', order: 'ASC' },
        pagination: { page: 1, perPage: MOST },
      })
      return data
    },
  })
}
