/** Decides whether a soak was passed. Pure: it gets what was seen, and gives a sentence for each rule. */

/** The file may grow as the documents and indexes in it, with half as much again for what waits to be used anew, and this. */
const FILE_SLACK = { factor: 1.5, bytes: 64 * 2 ** 20 }
/** Own memory late in the last life of the process beside early in it: what differs by less is no growth. */
const MEMORY_SLACK = { factor: 1.15, megabytes: 16 }
/** Fewer samples tell nothing of memory. */
const LEAST_SAMPLES = 12

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const some = (list) =>
  `${list.slice(0, 5).join(', ')}${list.length > 5 ? ` and ${list.length - 5} more` : ''}`

/**
 * @typedef {object} Soak
 * @property {Map<string, { paise: number, paid: boolean }>} orders that the shop acknowledged, and whether it did their payment
 * @property {Map<string, Set<number>>} batches that it acknowledged, and what may be left of each, in thousandths
 * @property {Map<string, { paise: number, paid: boolean }>} keptOrders what the database has in the end
 * @property {Map<string, number>} keptBatches
 * @property {number[]} drift counters that each night found wrong
 * @property {{ debit: number, credit: number }} books the trial balance in the end
 * @property {Record<string, string | null>} commands what a command of the end said when it failed, by its name
 * @property {string[]} faults answers with a status of 500, and what else may never be
 * @property {{ file: number, stored: number }} before bytes of the file, and of the documents and indexes in it
 * @property {{ file: number, stored: number }} after
 * @property {number[]} memory own megabytes in the last life, in the order of time
 */

/**
 * @param {Soak} soak
 * @returns {{ rule: string, ok: boolean, told: string }[]}
 */
export const judged = (soak) => [
  rule(
    'Orders were placed and sacks received',
    soak.orders.size > 0 && soak.batches.size > 0,
    `${soak.orders.size} and ${soak.batches.size}`,
  ),
  kept(soak),
  paid(soak),
  counted(soak),
  rule(
    'No counter drifted',
    soak.drift.every((count) => count === 0),
    `${soak.drift.length} nights: ${soak.drift.join(' ')}`,
  ),
  rule(
    'The books balance',
    soak.books.debit === soak.books.credit,
    `₹${soak.books.debit} and ₹${soak.books.credit}`,
  ),
  ...Object.entries(soak.commands).map(([name, failure]) =>
    rule(`${name} finds nothing`, failure === null, failure ?? 'so it is'),
  ),
  rule('No call met a fault of the program', soak.faults.length === 0, some(soak.faults) || 'none did'),
  fileIsBounded(soak),
  memoryIsBounded(soak),
]

const rule = (name, ok, told) => ({ rule: name, ok, told })

function kept({ orders, keptOrders }) {
  const lost = [...orders].filter(([id, { paise }]) => keptOrders.get(id)?.paise !== paise).map(([id]) => id)
  return rule(
    'Every acknowledged order is there, at its price',
    lost.length === 0,
    some(lost) || `${orders.size} are`,
  )
}

function paid({ orders, keptOrders }) {
  const acknowledged = [...orders].filter(([, order]) => order.paid)
  const lost = acknowledged.filter(([id]) => keptOrders.get(id)?.paid !== true).map(([id]) => id)
  return rule(
    'Every acknowledged payment is there',
    lost.length === 0,
    some(lost) || `${acknowledged.length} are`,
  )
}

function counted({ batches, keptBatches }) {
  const wrong = [...batches]
    .filter(([number, left]) => !left.has(keptBatches.get(number)))
    .map(([number]) => number)
  return rule(
    'Every received batch has what was received or counted',
    wrong.length === 0,
    some(wrong) || `${batches.size} have`,
  )
}

const megabytes = (bytes) => `${(bytes / 2 ** 20).toFixed(1)} MB`

/** Measured by itself: what a byte of documents took in the file at the beginning. */
function fileIsBounded({ before, after }) {
  const most = after.stored * (before.file / before.stored) * FILE_SLACK.factor + FILE_SLACK.bytes
  const grown = `${megabytes(before.stored)} lay in ${megabytes(before.file)}, ${megabytes(after.stored)} lie in ${megabytes(after.file)}`
  return rule('The file grew by what was stored', after.file <= most, `${grown}; at most ${megabytes(most)}`)
}

function memoryIsBounded({ memory }) {
  const quarter = Math.floor(memory.length / 4)
  // The first quarter warms up.
  const [early, late] = [memory.slice(quarter, 2 * quarter), memory.slice(-quarter)].map(median)
  const isBounded =
    memory.length >= LEAST_SAMPLES && late <= early * MEMORY_SLACK.factor + MEMORY_SLACK.megabytes
  return rule(
    'Memory did not grow',
    isBounded,
    `${early} MB early in the last life, ${late} MB late, of ${memory.length} samples`,
  )
}
