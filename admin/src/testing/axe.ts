import { act } from '@testing-library/react'
import axe, { type RunOptions } from 'axe-core'

// jsdom cannot draw; the rule that measures icons does without.
HTMLCanvasElement.prototype.getContext = () => null

/** Accessibility faults of the page, as `rule: element`; colours and layout need a real browser. */
export async function faults(): Promise<string[]> {
  const options: RunOptions = {
    rules: { 'color-contrast': { enabled: false } },
    // Describing each element that passed is most of the work.
    resultTypes: ['violations'],
  }
  const { violations } = await act(() => axe.run(document.body, options))
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`))
}
