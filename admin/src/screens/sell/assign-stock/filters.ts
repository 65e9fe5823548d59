import { type DeliveryStatus } from '../../../api/api-types.js'
import { daysBefore, isDay } from '../../../kit/ui/ist.js'

export const DELIVERY_CHOICES = ['All', 'Pending', 'Packed', 'Shipped', 'Delivered', 'Cancelled'] as const
export type DeliveryChoice = 'All' | DeliveryStatus

export interface OrderFilters {
  /** Days in India, `YYYY-MM-DD`, both included. */
  fromDate: string
  toDate: string
  deliveryStatus: DeliveryChoice
}

const DEFAULT_DAYS = 7

const isChoice = (text: string): text is DeliveryChoice =>
  (DELIVERY_CHOICES as readonly string[]).includes(text)

/** The filters of an address; what is missing or unreadable takes the default (7 days, Pending). */
export function readFilters(params: URLSearchParams, today: string): OrderFilters {
  const from = params.get('fromDate') ?? ''
  const to = params.get('toDate') ?? ''
  const status = params.get('deliveryStatus') ?? ''
  return {
    fromDate: isDay(from) ? from : daysBefore(today, DEFAULT_DAYS),
    toDate: isDay(to) ? to : today,
    deliveryStatus: isChoice(status) ? status : 'Pending',
  }
}

/** The page of an address, counted from 1. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** The query string that shows these orders again. */
export function toSearch(filters: OrderFilters, page = 1): string {
  const params = new URLSearchParams({ ...filters })
  if (page > 1) params.set('page', String(page))
  return `?${params}`
}
