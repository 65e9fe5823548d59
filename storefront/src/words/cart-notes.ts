/** What the cart says that nobody has to read to order. */
export const cartNotes = {
  title: 'Good to know',
  more: 'Ordering more pickles reduces the per-jar delivery charge.',
  policies: 'Please read the policies before you order:',
  arrives: (from: string, to: string) => `Arrives between ${from} and ${to}`,
  arrivesNote: (holidays: boolean) => `Counted without Sundays and ${holidays ? '' : 'national '}holidays.`,
}
