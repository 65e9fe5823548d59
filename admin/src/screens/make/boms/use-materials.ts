import { type RaRecord } from 'react-admin'
import { type Product } from '../../../api/api-types.js'
import { useAllByName } from '../../../kit/inputs/all-by-name.js'

export type Material = Product & RaRecord

/** What BOMs make, and what goes into them; each by name. */
export const useMade = () => useAllByName<Material>('products', { materialType: ['FG', 'SG'] })
export const useMaterials = () => useAllByName<Material>('products', { materialType: ['RM', 'SG'] })
