import { Injectable } from '@nestjs/common'

/**
 * Whether this process was told to end. It then still answers, but its health check is not ready and it
 * closes each connection after its answer, so that a proxy sends the next request elsewhere
 * (docs/operating.md).
 */
@Injectable()
export class Draining {
  private begun = false
  private replaced = false
  private readonly listeners: (() => void)[] = []

  get isUnderWay(): boolean {
    return this.begun
  }

  /** Whether another process already listens at the same port, so that a proxy should go on sending requests to it. */
  get isReplaced(): boolean {
    return this.replaced
  }

  /** Answers that never end by themselves end then. */
  onBegin(listener: () => void): void {
    this.listeners.push(listener)
  }

  begin(isReplaced: boolean): void {
    this.begun = true
    this.replaced = isReplaced
    for (const listener of this.listeners) listener()
  }
}
