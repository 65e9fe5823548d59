import { ADMIN, withApp } from './lib/app.mjs'
import { Browser } from './lib/browser.mjs'

export const title = 'Imports: 5,000 lines of a CSV file in one request'

const LINES = 5000
/** A person waits for it, once. */
const AIM = { p99: 15_000 }

const numbered = (line) => Array.from({ length: LINES }, (_, at) => line(at)).join('\n')
const PRODUCTS = `materialType,name,description,priceUnit,price\n${numbered((at) => `RM,Bench material ${at},From a file,KG,${at % 500}.50`)}`
const STOCK = `product,outlet,quantity,price,receivedOn,reason\n${numbered((at) => `Bench material ${at},OUTLET,${(at % 90) + 0.25},${at % 500}.50,01/10/2025,Opening stock`)}`

export const run = () =>
  withApp(async ({ url, cpuSeconds = () => Number.NaN }) => {
    const admin = new Browser(url, '10.2.0.1')
    await admin.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
    const [outlet] = await admin.ask('GET', '/api/outlets')
    const files = [
      ['products', PRODUCTS],
      ['stock', STOCK.replaceAll('OUTLET', outlet.mobileNumberOutlet)],
    ]
    const rows = []
    for (const [kind, text] of files)
      for (const step of ['/check', '']) {
        const name = `${kind}${step === '' ? '' : ', dry run'}`
        const headers = { 'content-type': 'text/csv' }
        const [begun, cpuAtBegin] = [performance.now(), cpuSeconds()]
        await admin.ask('POST', `/api/admin/imports/${kind}${step}`, text, headers)
        const [ms, cpuMs] = [performance.now() - begun, (cpuSeconds() - cpuAtBegin) * 1000]
        rows.push({ name, p50: ms, p99: ms, cpuMs, ...(step === '' ? { aims: AIM } : {}) })
      }
    const { drift } = await admin.ask('POST', '/api/stock/refresh-quantities', {})
    if (drift !== 0) throw new Error(`Stock drifted by ${drift} counters`)
    return rows
  })
