import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { dayInIndia, isDay } from '../../../kit/ui/ist.js'

/** What a screen of the books shows is its address: month, ledger, day and page. */
export function useBookPlace() {
  const [params, setParams] = useSearchParams()
  const [today] = useState(() => dayInIndia(new Date()))
  const wanted = params.get('month') ?? ''
  const day = params.get('day') ?? ''
  const page = Number(params.get('page'))
  return {
    today,
    month: isDay(`${wanted}-01`) ? wanted : today.slice(0, 7),
    day: isDay(day) ? day : today,
    account: params.get('account') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    go: (to: Record<string, string>) => setParams(to),
  }
}
