/** What delivery costs, wherever it is told. */
export const delivery = {
  to: 'Deliver to',
  toPin: 'Deliver to pin code',
  pin: 'Pin code',
  pinFirst: 'Your pin code tells what delivery costs and when it arrives.',
  jarOf: (weight: string) => `${weight} jar:`,
  arrives: (from: string, to: string, cost: string) => `${from} – ${to}, ${cost}`,
  usualCharge: (cost: string) => `${cost}, our usual charge: the courier does not answer just now.`,
  free: 'free',
  freeFrom: (from: string) => `free from ${from}`,
  moreFree: (jars: number) => `${jars === 2 ? 'two' : jars} jars free`,
  more: (jars: number, perJar: string) => `${jars === 2 ? 'two' : jars} jars ${perJar} each`,
}
