import { test as base } from '@playwright/test'

let network = Number(String(Date.now()).slice(-4))

/**
 * A journey from a network of its own: a network gets 30 codes in ten minutes, fewer than all journeys together ask
 * for. The server believes the header because the journeys run it as if behind a proxy.
 */
export const test = base.extend<{ ownNetwork: void }>({
  ownNetwork: [
    async ({ context }, use) => {
      network += 1
      const address = `10.77.${Math.floor(network / 250) % 250}.${network % 250}`
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': address })
      await use()
    },
    { auto: true },
  ],
})
