/** What is still missing before a working shop can sell for real. */
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
  'payments',
  'courier',
  'messages',
  'emails',
  'webAddress',
  'production',
  'backups',
] as const
export type GoLiveItem = (typeof GO_LIVE_ITEMS)[number]

/** What is known of each; an item that is missing here would not compile. */
export type GoLiveFacts = Record<GoLiveItem, boolean>

/** The profile's parts that the checklist looks at. */
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
/** Domains which by RFC 2606 belong to nobody. */
const isMadeUp = (email: string): boolean => /\.(example|invalid|test)$/i.test(email)

/** Which parts of the profile are the owner's own, not what the shop came with. */
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
