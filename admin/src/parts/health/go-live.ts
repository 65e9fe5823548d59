import { type GoLiveItem } from '../../api/api-types.js'

export const GO_LIVE_KEY = ['go-live']

const settings = (section: string) => `/dashboard/settings/${section}`

/** The screen where an item is seen to; null where it is done outside the console. */
export function placeOf(id: GoLiveItem['id']): string | null {
  switch (id) {
    case 'legalName':
    case 'fssaiLicence':
    case 'address':
    case 'contact':
    case 'grievanceOfficer':
      return settings('profile')
    case 'pickup':
      return settings('delivery')
    case 'product':
      return '/product-list'
    case 'pins':
      return '/dashboard/employees'
    case 'secondFactor':
      return '/dashboard/sessions'
    case 'staffCredentials':
      return settings('sign-in')
    case 'policies':
    case 'backups':
    case 'demoData':
    case 'payments':
    case 'courier':
    case 'messages':
    case 'emails':
    case 'webAddress':
    case 'production':
      return null
  }
}
