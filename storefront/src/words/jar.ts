/** The page of the jar in somebody's hand. */
export const jar = {
  title: 'Your jar',
  documentTitle: (batchNumber: string) => `Your jar ${batchNumber}`,
  description: (title: string, batchNumber: string) =>
    `${title}, batch ${batchNumber}: what is inside, when it was made, how to keep it.`,
  batch: 'Batch',
  made: 'Made on',
  bestBefore: 'Best before',
  net: 'Net weight',
  inside: 'What is inside',
  from: 'Where it came from',
  keep: 'How to store it',
  usual: 'In a cool, dry place, out of the sun. Always use a dry spoon.',
  wrong: 'Something wrong?',
  wrongLead: 'Tell us the number of the batch, and keep the jar until you hear from us.',
  fromOrder: 'Write to us from your order',
  toProduct: 'See it in the shop',
  quarantined: {
    title: 'Do not eat from this jar',
    text: 'We have set this batch aside. Keep the jar closed, do not give it away, and contact us: we will tell you what to do with it.',
  },
  expired: {
    title: 'Past its best before day: do not eat from it',
    text: (day: string) =>
      `This jar was good until ${day}. Please do not eat from it any more. Did you buy it after that day? Then contact us.`,
  },
  notFound: 'We do not know a jar with this number. Please check it on the label, or scan the code again.',
  failed: 'The jar could not be looked up.',
  allProducts: 'All products',
}
