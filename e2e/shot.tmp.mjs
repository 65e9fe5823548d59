import { chromium } from '@playwright/test'
const [,, ...paths] = process.argv
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
for (const [w, h] of [[360, 740], [1280, 800]]) {
  const c = await b.newContext({ viewport: { width: w, height: h }, isMobile: w < 500, hasTouch: w < 500, deviceScaleFactor: 1 })
  const r = await c.request.post('http://localhost:3600/api/verify-otp', { data: { mobileNumber: '9000000001', otp: '246810', role: 'admin' } })
  if (!r.ok()) console.log(await r.text())
  const p = await c.newPage()
  for (const path of paths) {
    await p.goto('http://localhost:3600' + path); await p.waitForLoadState('networkidle'); await p.waitForTimeout(800)
    await p.screenshot({ path: `/tmp/shots/${path.replaceAll(/[^\w]+/g, '_')}_${w}.png` })
  }
}
await b.close()
