/** Items that a shop needs before it can sell for real. */
export const GO_LIVE_ITEMS = [
  'legalName',
  'fssaiLicence',
  'address',
  'contact',
  'grievanceOfficer',
  'pickup',
  'policies',
  'product',
  'demoData',
  'pins',
  'secondFactor',
  'staffCredentials',
  'providers',
  'payments',
  'courier',
  'messages',
  'emails',
  'webAddress',
  'production',
  'backups',
] as const
export type GoLiveItem = (typeof GO_LIVE_ITEMS)[number]

/** Whether each item is done; an item that is missing here does not compile. */
export type GoLiveFacts = Record<GoLiveItem, boolean>

/** The parts of the profile that the checklist needs. */
export interface Profile {
  legalName: string
  fssaiLicence: string
  phone: string
  email: string
  address: object
  grievanceOfficer: { name: string; email: string; phone: string }
  pickupLocation: object
}

const same = (left: object, right: object): boolean => JSON.stringify(left) === JSON.stringify(right)
/** Domains that nobody owns, by RFC 2606. */
const isMadeUp = (email: string): boolean => /\.(example|invalid|test)$/i.test(email)

/** The parts of the profile that the owner has entered. */
export function profileFacts(
  profile: Profile,
  standard: Profile,
): Pick<GoLiveFacts, 'legalName' | 'fssaiLicence' | 'address' | 'contact' | 'grievanceOfficer' | 'pickup'> {
  const { grievanceOfficer: officer } = profile
  return {
    legalName: profile.legalName !== standard.legalName,
    fssaiLicence: profile.fssaiLicence !== standard.fssaiLicence,
    address: !same(profile.address, standard.address),
    contact: profile.phone !== standard.phone && !isMadeUp(profile.email),
    grievanceOfficer:
      officer.name !== standard.grievanceOfficer.name &&
      officer.phone !== standard.grievanceOfficer.phone &&
      !isMadeUp(officer.email),
    pickup: !same(profile.pickupLocation, standard.pickupLocation),
  }
}
