import lighthouse from 'lighthouse'
import { launch } from 'chrome-launcher'
import { writeFileSync } from 'node:fs'
const RUNS = Number(process.env.RUNS ?? 3)
const origins = (process.env.ORIGINS ?? 'http://localhost:3311').split(',')
const paths = process.argv.slice(2)
const all = paths.length ? paths : ['/userhomepage','/userhomepage?tab=products','/pickles/chicken-cp_po-medium-1kg','/userhomepage?tab=cart']
const chrome = await launch({ chromePath: '/usr/bin/chromium', chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'] })
const med = (a) => a.toSorted((x,y)=>x-y)[Math.floor(a.length/2)]
try {
for (const path of all) {
  const got = origins.map(()=>[])
  for (let r=0;r<RUNS;r++) for (const [i,o] of origins.entries()) {
    const res = await lighthouse(o+path, { port: chrome.port, logLevel: 'error', output: 'json', onlyCategories: ['performance'] })
    got[i].push(res.lhr); if (res.lhr.audits['largest-contentful-paint'].numericValue===undefined) console.log('ERR', res.lhr.runtimeError?.code, res.lhr.audits['largest-contentful-paint'].errorMessage)
    if (r===RUNS-1) { writeFileSync(`/tmp/h/front-work/lhr-${i}.json`, JSON.stringify(res.lhr)); writeFileSync(`/tmp/h/front-work/trace-${i}.json`, JSON.stringify(res.artifacts.Trace ?? res.artifacts.traces)) }
  }
  for (const [i,o] of origins.entries()) {
    const m = (f)=>med(got[i].map(f))
    const M = (k)=>Math.round(m(l=>(l.audits.metrics.details?.items??[{}])[0][k]))
    console.log(o.slice(-4), path.padEnd(40), 'perf', m(l=>l.categories.performance.score), 'FCP', M('firstContentfulPaint'), 'LCP', M('largestContentfulPaint'), 'all', got[i].map(l=>Math.round(l.audits['largest-contentful-paint'].numericValue)).join(','), 'obsFCP', M('observedFirstContentfulPaint'),'obsLCP', M('observedLargestContentfulPaint'), 'TBT', M('totalBlockingTime'), 'CLS', m(l=>l.audits['cumulative-layout-shift'].numericValue).toFixed(4), Math.round(m(l=>l.audits['total-byte-weight'].numericValue)/1000)+'kB')
  }
  const l = got.at(-1).at(-1)
  if (process.env.SHIFT) console.log(JSON.stringify(l.audits['layout-shifts']?.details?.items?.map(i=>[i.node?.selector, i.score, i.node?.boundingRect, i.subItems?.items?.map(x=>x.cause)])), JSON.stringify(l.audits['long-tasks']?.details?.items))
  if (process.env.SHOW) {
    console.log(JSON.stringify(l.audits['largest-contentful-paint-element']?.details?.items?.[0]?.items?.[0]?.node?.snippet))
    for (const it of l.audits['network-requests'].details.items) console.log('  ', it.url.slice(21).slice(0,60).padEnd(60), it.priority, Math.round(it.networkRequestTime), Math.round(it.networkEndTime), it.transferSize, it.resourceType)
  }
}
} finally { chrome.kill() }
