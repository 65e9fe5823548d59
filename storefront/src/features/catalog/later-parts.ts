import { servedPart } from '../../ui/screen.js'

/** Parts of the list and of a pickle's page that can be read before their code is there, which comes last. */
export const ProductFilters = servedPart(() => import('./ProductFilters.js'))
/** Few look at the list so, unless the owner has it begin so. */
export const Pickles = servedPart(() => import('./Pickles.js'))
/** Few jars have run out. */
export const Instead = servedPart(() => import('./Instead.js'))
export const PickleFacts = servedPart(() => import('./PickleFacts.js'))
export const Together = servedPart(() => import('./Together.js'))
export const ReviewList = servedPart(() => import('./ReviewList.js'))
