import { type ParcelProgress } from './parcel-progress.js'
import { type ParcelScan } from './parcel-scan.js'

/** The courier's tracking of a parcel. */
export interface TrackedParcel {
  waybill: string
  reference: string
  progress: ParcelProgress
  /** The courier's own text. */
  status: string
  at: Date | null
  /** The day on which the courier expects to arrive. */
  expectedAt: Date | null
  scans: ParcelScan[]
}
