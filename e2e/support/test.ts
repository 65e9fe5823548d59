import { test as base } from '@playwright/test'

let network = Number(String(Date.now()).slice(-4))

/**
 * A journey from a network of its own: an address gets 30 codes in ten minutes and a /24 a hundred a day that nothing
 * has to be done for, fewer than all journeys together ask for. The server believes the header because the journeys run
 * it as if behind a proxy.
 */
export const test = base.extend<{ ownNetwork: void }>({
  ownNetwork: [
    async ({ context }, use) => {
      network += 1
      const address = `10.${Math.floor(network / 250) % 250}.${network % 250}.1`
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': address })
      await use()
    },
    { auto: true },
  ],
})
