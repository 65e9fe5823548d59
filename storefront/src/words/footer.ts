/** The foot of the pages below /userhomepage. */
export const footer = {
  label: 'Footer',
  policies: 'Policies',
  otherPolicies: 'All policies',
  contact: 'Contact',
  about: 'About Us',
  phone: 'Phone',
  email: 'Email',
  whatsapp: 'WhatsApp',
  fssai: (licence: string) => `FSSAI licence ${licence}`,
  grievance: 'Grievance officer',
  follow: 'Follow us',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  place: 'L.B Nagar, Hyderabad, Telangana',
}
