import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type UseFormReturn } from 'react-hook-form'
import { type DeskJar } from '../../../api/desk-calls.js'
import { useApi } from '../../../api/use-api.js'
import { chosen, type DeskForm, isMobile, worthOf } from './draft.js'

export const deskKeys = {
  jars: ['desk', 'jars'] as const,
  order: (orderId: string) => ['desk', 'order', orderId] as const,
  drawer: ['desk', 'drawer'] as const,
}

/** The customer with this number. Empty fields of the form are filled with what is known. */
export function useCustomer(form: UseFormReturn<DeskForm>): boolean {
  const api = useApi()
  const number = form.watch('customerNumber')
  const customer = useQuery({
    queryKey: ['desk', 'customer', number],
    queryFn: ({ signal }) => api.deskCustomer(number, signal),
    enabled: isMobile(number),
  })
  const { data } = customer
  useEffect(() => {
    if (!data?.known) return
    for (const name of ['contactName', 'address', 'city', 'state', 'postalCode'] as const)
      if (form.getValues(name) === '' && data[name] !== '') form.setValue(name, data[name])
  }, [data, form])
  return data?.known ?? false
}

/** The delivery charge for what is chosen; 0 for what is picked up, or worth enough for free delivery. */
export function useCharge(values: DeskForm, jars: readonly DeskJar[]) {
  const api = useApi()
  const grams = chosen(values, jars).reduce((sum, { jar, quantity }) => sum + jar.grossWeight * quantity, 0)
  const goods = worthOf(values, jars)
  const from = useQuery({ queryKey: ['shop'], queryFn: () => api.shop() }).data?.terms.freeDeliveryFrom ?? 0
  const isAsked = values.handover === 'courier' && /^\d{6}$/.test(values.postalCode) && grams > 0
  const charge = useQuery({
    queryKey: ['desk', 'charge', values.postalCode, grams],
    queryFn: ({ signal }) => api.deliveryCharge(values.postalCode, grams, signal),
    enabled: isAsked,
    retry: false,
  })
  const charged =
    from > 0 && Math.round(goods * 100) >= Math.round(from * 100) && charge.data !== undefined
      ? 0
      : charge.data
  return { amount: isAsked ? charged : values.handover === 'pickup' ? 0 : undefined, ...charge }
}
