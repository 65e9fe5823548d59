import { type OffSiteConfig } from '../../../../config/config.js'
import { BucketPlace } from './bucket-place.js'
import { FolderPlace } from './folder-place.js'
import { type Place } from './place.js'

/** The places that are configured; the bucket first. */
export const placesOf = ({ folder, bucket }: OffSiteConfig): Place[] => [
  ...(bucket === null ? [] : [new BucketPlace(bucket)]),
  ...(folder === null ? [] : [new FolderPlace(folder)]),
]
