import { type GoLiveItem } from '../../api/api-types.js'

export const GO_LIVE_KEY = ['go-live']

/** The address behind which a form puts the keyboard into one field. */
const settings = (section: string, field: string) =>
  `/dashboard/settings/${section}?${new URLSearchParams({ field })}`

/** The field that an address asks for, or null. */
export const fieldWanted = (search: URLSearchParams): string | null => search.get('field')

/** The screen and field where an item is seen to; null where it is done outside the console. */
export function placeOf(id: GoLiveItem['id']): string | null {
  switch (id) {
    case 'legalName':
      return settings('profile', 'legalName')
    case 'fssaiLicence':
      return settings('profile', 'fssaiLicence')
    case 'address':
      return settings('profile', 'address.line')
    case 'contact':
      return settings('profile', 'phone')
    case 'grievanceOfficer':
      return settings('profile', 'grievanceOfficer.name')
    case 'pickup':
      return settings('delivery', 'pickupLocation.name')
    case 'product':
      return '/product-entry'
    case 'pins':
      return '/dashboard/employees'
    case 'secondFactor':
      return '/dashboard/sessions'
    case 'staffCredentials':
      return settings('sign-in', 'signIn.staffCredentials')
    case 'policies':
    case 'backups':
    case 'demoData':
    case 'providers':
    case 'payments':
    case 'courier':
    case 'messages':
    case 'emails':
    case 'webAddress':
    case 'production':
      return null
  }
}
