import { Injectable } from '@nestjs/common'
import { isAllowed, type Role } from '../../../kernel/access/permissions.js'
import { DAY_MS, type IstDay, istDay, istDayEnd, istDayStart } from '../../../kernel/dates/ist.js'
import { InvalidInput } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { type Pdf } from '../../../platform/pdf/send-pdf.js'
import { Workers } from '../../../platform/workers/workers.service.js'
import { Settings } from '../../office/settings/settings.service.js'
import { isOpen } from '../orders/domain/guards.js'
import { type BookedParcel, BookedParcels } from '../orders/fulfilment/booked-parcels.queries.js'
import { Courier } from '../shipping/courier.js'
import { Pickups } from '../shipping/pickups/pickups.service.js'
import { type Handover, manifestOf } from './domain/manifest.js'
import { type drawManifest } from './pdf/manifest-pdf.js'

const MANIFEST = { file: new URL('./pdf/manifest-pdf.js', import.meta.url), name: 'drawManifest' }
/** A parcel that the courier has not taken for so long is not waiting for the van any more. */
const LONGEST_WAIT_MS = 30 * DAY_MS
/** All parcels are booked as paid before (docs/integrations.md#delhivery). */
const PAYMENT = 'Prepaid'

/** A handover with all that its parcels are. */
export interface ListedHandover extends Omit<Handover, 'parcels'> {
  parcels: BookedParcel[]
}

/** The parcels that wait for the courier's van (docs/domain/courier.md#handing-over). */
@Injectable()
export class Handovers {
  constructor(
    private readonly parcels: BookedParcels,
    private readonly pickups: Pickups,
    private readonly courier: Courier,
    private readonly settings: Settings,
    private readonly workers: Workers,
    private readonly clock: Clock,
  ) {}

  /**
   * The parcels that are booked and not handed over; with a day those that waited for the van of that day.
   * @param role packers do not see who got a parcel of an order that is over
   */
  async list(day: IstDay | undefined, role: Role): Promise<ListedHandover> {
    const now = this.clock.now()
    const of = day ?? istDay(now)
    // What was booked this very moment waits, too.
    const before = day === undefined ? new Date(now.getTime() + 1) : istDayEnd(day)
    const since = day === undefined ? before : istDayStart(day)
    const from = new Date(since.getTime() - LONGEST_WAIT_MS)
    const [found, pickup, { name: shop, pickupLocation }] = await Promise.all([
      this.parcels.waitingForTheVan(from, before, since),
      this.pickups.of(of),
      this.settings.current(),
    ])
    const { name, address, city, state, pin } = pickupLocation
    const place = [name, address, [city, state].filter(Boolean).join(', '), pin]
    const isShown = (parcel: BookedParcel) => isAllowed(role, 'customers.manage') || isOpen(parcel)
    const parcels = found.map((one) => (isShown(one) ? one : { ...one, contactName: '', postalCode: '' }))
    return { day: of, courier: this.courier.name, pickup, place, shop, parcels }
  }

  /** The paper that both sides sign. @throws InvalidInput when there is no parcel */
  async manifest(day: IstDay | undefined, role: Role): Promise<Pdf> {
    const handover = await this.list(day, role)
    if (handover.parcels.length === 0)
      throw InvalidInput.field('day', 'No parcel is booked and waits for the courier.')
    const parcels = handover.parcels.map(({ parcel, ...order }) => {
      const { waybill, pieces, weightGrams } = parcel
      return { ...order, waybill, pieces, weightGrams, payment: PAYMENT }
    })
    const manifest = manifestOf({ ...handover, parcels })
    const bytes = await this.workers.run<typeof drawManifest>(MANIFEST, manifest)
    return { fileName: `handover-${handover.day}.pdf`, bytes }
  }
}
