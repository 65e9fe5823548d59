import { act } from '@testing-library/react'
import { type LiveChange } from '../api/live-stream.js'

/** Stands for the browser's stream of changes; `newest` is the one that the console opened last. */
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

  static uninstall(): void {
    Reflect.deleteProperty(globalThis, 'EventSource')
  }

  static get newest(): FakeStream {
    const newest = FakeStream.opened.at(-1)
    if (!newest) throw new Error('The console has opened no stream')
    return newest
  }

  close(): void {
    this.isClosed = true
  }

  say(type: 'ready' | 'resync' | 'beat' | 'changes', id: number, data: object = {}): void {
    act(() => {
      this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data), lastEventId: String(id) }))
    })
  }

  tell(id: number, ...kinds: LiveChange['kind'][]): void {
    this.say('changes', id, { changes: kinds.map((kind) => ({ kind, id: 'x' })) })
  }

  breakOff(): void {
    act(() => {
      this.dispatchEvent(new Event('error'))
    })
  }
}
