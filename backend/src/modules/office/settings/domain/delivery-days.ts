import { addIstDays, type IstDay } from '../../../../kernel/dates/ist.js'
import { type ShopSettings } from './shop-settings.js'

const SUNDAY = 0
/** The three holidays of the whole country; the settings may name more. */
const NATIONAL_HOLIDAYS = ['01-26', '08-15', '10-02']

type Terms = Pick<ShopSettings, 'processingDays' | 'deliveryDays' | 'holidays'>

/** The last day on which a parcel that is begun on a day arrives, as the shop tells customers. */
export function arrivesBy(from: IstDay, { processingDays, deliveryDays, holidays }: Terms): IstDay {
  let day = from
  for (let left = processingDays.max + deliveryDays.max; left > 0;) {
    day = addIstDays(day, 1)
    if (isBusinessDay(day, holidays)) left -= 1
  }
  return day
}

/** The day that is a number of business days before another. */
export function businessDaysBefore(day: IstDay, count: number, holidays: readonly IstDay[]): IstDay {
  let earlier = day
  for (let left = count; left > 0;) {
    earlier = addIstDays(earlier, -1)
    if (isBusinessDay(earlier, holidays)) left -= 1
  }
  return earlier
}

function isBusinessDay(day: IstDay, holidays: readonly IstDay[]): boolean {
  const isSunday = new Date(`${day}T00:00:00Z`).getUTCDay() === SUNDAY
  return !isSunday && !NATIONAL_HOLIDAYS.includes(day.slice(5)) && !holidays.includes(day)
}
