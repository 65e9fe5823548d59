import { type ParcelProgress } from './parcel-progress.js'
import { type ParcelScan } from './parcel-scan.js'

/** What the courier tells of a parcel. */
export interface TrackedParcel {
  waybill: string
  reference: string
  progress: ParcelProgress
  /** The courier's own words. */
  status: string
  at: Date | null
  /** The day on which the courier means to arrive. */
  expectedAt: Date | null
  scans: ParcelScan[]
}
