import { createContext, Script } from 'node:vm'
import { located } from '../errors/mongo-error.js'
import { Cost } from './cost.js'

/** Most steps of a search that runs unwatched: some ten milliseconds. */
const FREE_STEPS = 1e7
/** A watched search is stopped after this time, since nothing else runs meanwhile. */
const MOST_MS = 100

const watched = createContext(Object.create(null) as Record<string, unknown>)
const SCRIPTS = {
  test: new Script('regex.test(text)'),
  exec: new Script('regex.exec(text)'),
  all: new Script('[...text.matchAll(regex)]'),
}

/**
 * A compiled pattern. JavaScript's engine tries one way after another, which for some patterns and texts would take years.
 * Such searches run where they can be stopped, which alone takes a tenth of a millisecond.
 */
export class Pattern {
  private readonly regex: RegExp
  private readonly cost: Cost

  constructor(source: string, flags: string) {
    this.regex = new RegExp(source, flags)
    this.cost = new Cost(source)
  }

  test(text: string): boolean {
    return this.isFree(text) ? this.regex.test(text) : (this.watch('test', this.regex, text) as boolean)
  }

  exec(text: string): RegExpExecArray | null {
    return this.isFree(text)
      ? this.regex.exec(text)
      : (this.watch('exec', this.regex, text) as RegExpExecArray | null)
  }

  all(text: string): RegExpExecArray[] {
    const regex = new RegExp(this.regex, `${this.regex.flags}g`)
    if (this.isFree(text)) return [...text.matchAll(regex)]
    return [...(this.watch('all', regex, text) as RegExpExecArray[])]
  }

  private isFree(text: string): boolean {
    return this.cost.steps(text.length) <= FREE_STEPS
  }

  private watch(script: keyof typeof SCRIPTS, regex: RegExp, text: string): unknown {
    watched.regex = regex
    watched.text = text
    try {
      return SCRIPTS[script].runInContext(watched, { timeout: MOST_MS })
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
      throw located(
        51156,
        'Error occurred while executing the regular expression: it tries too many ways to match this text',
      )
    } finally {
      watched.regex = watched.text = undefined
    }
  }
}
