/** The footer, and what it names. */
export const footer = {
  label: 'Footer',
  policies: 'Policies',
  otherPolicies: 'All policies',
  contact: 'Contact',
  about: 'About Us',
  phone: 'Phone',
  email: 'Email',
  whatsapp: 'WhatsApp',
  grievance: 'Grievance officer',
  follow: 'Follow us',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  place: 'L.B Nagar, Hyderabad, Telangana',
}
