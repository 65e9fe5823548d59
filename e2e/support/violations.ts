import { AxeBuilder } from '@axe-core/playwright'
import { type Page } from '@playwright/test'

/** What axe finds on the screen as it stands, all of its rules, by rule and element. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}
