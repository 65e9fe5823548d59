import { act } from '@testing-library/react'

/** Stands for the browser's stream of changes; `newest` is the one that the page opened last. */
export class FakeStream extends EventTarget {
  static opened: FakeStream[] = []
  isClosed = false

  constructor(readonly url: string) {
    super()
    FakeStream.opened.push(this)
  }

  static install(): void {
    FakeStream.opened = []
    Object.assign(globalThis, { EventSource: FakeStream })
  }

  static get newest(): FakeStream {
    const newest = FakeStream.opened.at(-1)
    if (!newest) throw new Error('The page has opened no stream')
    return newest
  }

  close(): void {
    this.isClosed = true
  }

  say(type: 'ready' | 'resync' | 'changes', id: number, ...kinds: string[]): void {
    const data = JSON.stringify({ changes: kinds.map((kind) => ({ kind, id: 'x' })) })
    act(() => {
      this.dispatchEvent(new MessageEvent(type, { data, lastEventId: String(id) }))
    })
  }

  breakOff(): void {
    act(() => {
      this.dispatchEvent(new Event('error'))
    })
  }
}
