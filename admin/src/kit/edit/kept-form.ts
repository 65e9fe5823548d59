import { useMemo } from 'react'
import { type Draft, draftOf, dropDraft, keepDraft } from '../kept/drafts.js'

/** So long after the last letter what was typed is kept. */
const SETTLED_MS = 300

type Read = () => { draft: Draft | null; hasSecrets: boolean }

/** What is typed into one form, kept on this device until it is saved or dropped. */
export class KeptForm {
  private timer: ReturnType<typeof setTimeout> | undefined
  private read: Read | null = null
  /** What stands in the form, and what stood there when it was saved or dropped. */
  private values = ''
  private over: string | null = null
  private sentAt: number | undefined
  /** What was typed here before is offered, and not answered yet. */
  private isOffered = false
  /** Something was typed that is not kept: closing the tab would lose it. */
  isAtRisk = false

  constructor(readonly form: string) {}

  /** What was typed here before, to be offered; null for nothing. */
  offer(): Draft | null {
    const found = draftOf(this.form, Date.now())
    this.isOffered = found !== null
    return found
  }

  /** What was offered is in the form again. @returns null where it was saved or dropped in another tab */
  putBack(): Draft | null {
    this.isOffered = false
    const found = draftOf(this.form, Date.now())
    this.sentAt = found?.sentAt
    return found
  }

  /**
   * Something was typed.
   * @param values all that stands in the form
   * @param read tells what was changed, null for nothing
   */
  typed(values: string, read: Read): void {
    this.values = values
    if (values === this.over) return
    clearTimeout(this.timer)
    this.over = null
    this.read = read
    this.timer = setTimeout(() => this.settle(), SETTLED_MS)
  }

  /** Keeps at once what was typed last. */
  settle(): void {
    clearTimeout(this.timer)
    if (this.read === null) return
    const { draft, hasSecrets } = this.read()
    this.read = null
    if (draft === null) dropDraft(this.form, Date.now())
    const isKept = draft === null || keepDraft(this.form, { ...draft, sentAt: this.sentAt })
    this.isAtRisk = hasSecrets || !isKept
  }

  /** It is on its way to the server. */
  sent(): void {
    this.settle()
    this.sentAt = Date.now()
    this.mark()
  }

  /** The server has refused it: it is not there. */
  refused(): void {
    this.sentAt = undefined
    this.mark()
  }

  /** The form is saved, or left on purpose. What is offered still is something else. */
  done(): void {
    if (!this.isOffered) this.drop()
  }

  /** What was typed is not wanted any more. */
  drop(): void {
    this.isOffered = false
    clearTimeout(this.timer)
    this.over = this.values
    this.read = null
    this.sentAt = undefined
    this.isAtRisk = false
    dropDraft(this.form, Date.now())
  }

  private mark(): void {
    const draft = draftOf(this.form, Date.now())
    if (draft) keepDraft(this.form, { ...draft, sentAt: this.sentAt })
  }
}

/** Keeps what is typed into a form of this screen. @param form tells it from the other forms of the screen */
export function useKeptForm(form: string): KeptForm {
  const name = `${window.location.pathname} ${form}`
  return useMemo(() => new KeptForm(name), [name])
}
