import { Injectable } from '@nestjs/common'

/**
 * Whether this process was told to end. It then still answers, but its health check is not ready and it
 * closes each connection after its answer, so that a proxy sends the next request elsewhere
 * (docs/operating.md).
 */
@Injectable()
export class Draining {
  private begun = false

  get isUnderWay(): boolean {
    return this.begun
  }

  begin(): void {
    this.begun = true
  }
}
