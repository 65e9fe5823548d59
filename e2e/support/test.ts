import { type Page, test as base } from '@playwright/test'

let network = Number(String(Date.now()).slice(-4))

const MOST_WORDS = 1500

async function wordsOf(page: Page): Promise<string> {
  const words = await page
    .locator('body')
    .innerText({ timeout: 2000 })
    .catch((error: unknown) => String(error))
  return `${page.url()} says:\n${words.replace(/\n{2,}/g, '\n').slice(0, MOST_WORDS)}`
}

/**
 * A journey from a network of its own. An address gets 30 codes in ten minutes, and a /24 a hundred a day without extra
 * work, which is fewer than all journeys together ask for. The server believes the header because the journeys run it
 * as if behind a proxy.
 */
export const test = base.extend<{ ownNetwork: void; lastWords: void }>({
  ownNetwork: [
    async ({ context }, use) => {
      network += 1
      const address = `10.${Math.floor(network / 250) % 250}.${network % 250}.1`
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': address })
      await use()
    },
    { auto: true },
  ],
  /** Prints the text of the screen on which a journey failed, for machines where nobody can see the pictures. */
  lastWords: [
    async ({ context }, use, info) => {
      await use()
      if (info.status === info.expectedStatus) return
      for (const page of context.pages()) process.stderr.write(`${await wordsOf(page)}\n`)
    },
    { auto: true },
  ],
})
