import { Injectable } from '@nestjs/common'

/** The address at which this process reaches itself once it listens: the sandboxes' base address. */
@Injectable()
export class OwnAddress {
  private url: string | null = null

  set(url: string): void {
    this.url = url
  }

  /** Returns the address. @throws Error before the server listens. */
  get(): string {
    if (this.url === null) throw new Error('The server does not listen yet')
    return this.url
  }
}
