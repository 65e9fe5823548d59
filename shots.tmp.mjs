import { chromium } from '@playwright/test'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
for (const [n, vp] of [['360', { width: 360, height: 740 }], ['1280', { width: 1280, height: 800 }]]) {
  const p = await b.newPage({ viewport: vp })
  for (const [k, u] of [['list', '/userhomepage?tab=products'], ['bypickle', '/userhomepage?tab=products&view=pickles'], ['pickle', '/pickles/chicken'], ['jar', '/pickles/gongura-chicken']]) {
    await p.goto('http://localhost:3611' + u); await p.waitForTimeout(1500)
    await p.screenshot({ path: `/tmp/pk/${k}-${n}.png` })
    if (k === 'pickle') { await p.screenshot({ path: `/tmp/pk/${k}-full-${n}.png`, fullPage: true }); await p.mouse.wheel(0, 900); await p.waitForTimeout(500); await p.screenshot({ path: `/tmp/pk/${k}-down-${n}.png` }) }
    console.log(k, n, await p.evaluate(() => document.documentElement.scrollWidth - innerWidth), await p.evaluate(() => document.documentElement.scrollHeight))
  }
  await p.close()
}
await b.close()
