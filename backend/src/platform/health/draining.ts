import { Injectable } from '@nestjs/common'

/**
 * Whether this process was told to end. It then still answers, but says that it is not ready and closes each connection
 * after its answer, so that a proxy sends the next request elsewhere (docs/operating.md).
 */
@Injectable()
export class Draining {
  private begun = false
  private readonly listeners: (() => void)[] = []

  get isUnderWay(): boolean {
    return this.begun
  }

  /** Answers that never end by themselves end then. */
  onBegin(listener: () => void): void {
    this.listeners.push(listener)
  }

  begin(): void {
    this.begun = true
    for (const listener of this.listeners) listener()
  }
}
