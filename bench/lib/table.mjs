import { cpus, loadavg, totalmem } from 'node:os'

/**
 * One measured line.
 * @typedef {object} Row
 * @property {string} name
 * @property {number} [rate] per second
 * @property {number} [p50] milliseconds, as p95, p99 and `latest`, the longest of all
 * @property {number} [p95]
 * @property {number} [p99]
 * @property {number} [latest]
 * @property {number} [kept] milliseconds that the thread of requests worked at most while one waited
 * @property {number} [cpuMs] the application's processor time for one, all its threads together
 * @property {number} [cpuP50] milliseconds of it that the usual page takes, as `cpuP95`, each by its median
 * @property {number} [cpuP95]
 * @property {number} [bareCpu] milliseconds that a bare endpoint took which answered in turn with it
 * @property {number} [commands] of the database
 * @property {Row} [before] the same of another commit
 * @property {number} [bare] what a bare endpoint of the same framework makes per second with the same bytes
 * @property {number} [bareP95] milliseconds of a bare endpoint that answered in turn with it
 * @property {number} [own] megabytes of memory that the application has for itself
 * @property {number} [mapped] megabytes of mapped files in memory: the system takes them back when it needs the room
 * @property {number} [most] megabytes of both that were taken at once so far
 * @property {{ rate?: number, p95?: number, p99?: number, kept?: number, own?: number }} [aims] what it should be; the ratio shown is
 *   above 1 where it is better
 */

/** What the figures were measured on; other work on the machine makes them worse. */
export function machineFacts() {
  const [first] = cpus()
  return [
    `${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `${process.platform} ${process.arch}`,
    `Node ${process.versions.node}`,
    `load ${loadavg()[0].toFixed(2)} before the start`,
  ].join(', ')
}

const fixed = (value, digits) => (value === undefined ? '' : value.toFixed(digits))
const COLUMNS = [
  ['', ({ name }) => name],
  ['per second', ({ rate }) => fixed(rate, 1)],
  ['p50 ms', ({ p50 }) => fixed(p50, 1)],
  ['p95 ms', ({ p95 }) => fixed(p95, 1)],
  ['p99 ms', ({ p99 }) => fixed(p99, 1)],
  ['latest ms', ({ latest }) => fixed(latest, 1)],
  ['kept ms', ({ kept }) => fixed(kept, 1)],
  ['commands', ({ commands }) => fixed(commands, 0)],
  ['CPU ms each', ({ cpuMs }) => fixed(cpuMs, 2)],
  ['CPU p50', ({ cpuP50 }) => fixed(cpuP50, 1)],
  ['CPU p95', ({ cpuP95 }) => fixed(cpuP95, 1)],
  ['CPU of bare', ({ bareCpu }) => fixed(bareCpu, 2)],
  ['p95 of bare', ({ bareP95 }) => fixed(bareP95, 1)],
  ['p95 in bare', ({ p95, bareP95 }) => (bareP95 === undefined ? '' : (p95 / bareP95).toFixed(1))],
  ['own MB', ({ own }) => fixed(own, 0)],
  ['mapped MB', ({ mapped }) => fixed(mapped, 0)],
  ['most so far', ({ most }) => fixed(most, 0)],
  ['of a bare endpoint', ({ rate, bare }) => (bare === undefined ? '' : (rate / bare).toFixed(2))],
  ['in what it was', (row) => inBefore(row)],
  ['against the aim', (row) => againstAim(row)],
]

function againstAim({ rate, p95, p99, kept, own, aims = {} }) {
  return [
    ...(aims.rate === undefined ? [] : [`rate ${(rate / aims.rate).toFixed(2)} × ${aims.rate}/s`]),
    ...(aims.p95 === undefined ? [] : [`p95 ${(aims.p95 / p95).toFixed(2)} × ${aims.p95} ms`]),
    ...(aims.p99 === undefined ? [] : [`p99 ${(aims.p99 / p99).toFixed(2)} × ${aims.p99} ms`]),
    ...(aims.kept === undefined ? [] : [`kept ${(aims.kept / kept).toFixed(2)} × ${aims.kept} ms`]),
    ...(aims.own === undefined ? [] : [`own ${(aims.own / own).toFixed(2)} × ${aims.own} MB`]),
  ].join(', ')
}

/** Each figure as a share of what it was. */
const inBefore = ({ before, ...now }) =>
  before === undefined
    ? ''
    : [
        ['rate', 'rate'],
        ['p99', 'p99'],
        ['commands', 'commands'],
        ['cpuMs', 'CPU'],
      ]
        .filter(([figure]) => now[figure] !== undefined)
        .map(([figure, name]) => `${name} ${(now[figure] / before[figure]).toFixed(2)}`)
        .join(', ')

/**
 * Columns that no row fills are left out.
 * @param {Row[]} rows
 */
export function printRows(rows) {
  const columns = COLUMNS.filter(([, read]) => rows.some((row) => read(row) !== ''))
  const cells = [columns.map(([head]) => head), ...rows.map((row) => columns.map(([, read]) => read(row)))]
  const widths = columns.map((_, column) => Math.max(...cells.map((line) => line[column].length)))
  for (const line of cells)
    console.log(
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
        .join('  '),
    )
}
