import { Injectable } from '@nestjs/common'

/** Where this process can be reached by itself, once it listens: the sandboxes' base address. */
@Injectable()
export class OwnAddress {
  private url: string | null = null

  set(url: string): void {
    this.url = url
  }

  /** @throws Error before the server listens. */
  get(): string {
    if (this.url === null) throw new Error('The server does not listen yet')
    return this.url
  }
}
