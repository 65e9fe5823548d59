import { Inject, Injectable } from '@nestjs/common'
import { type AppConfig } from '../../../../config/config.js'
import { APP_CONFIG } from '../../../../config/config.module.js'

/** The mail server that e-mails are handed to. */
@Injectable()
export class MailServer {
  private standIn: (() => Promise<string>) | null = null

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  /** A server of the sandbox offers itself; it is started with the first e-mail, and then says where it listens. */
  standsIn(start: () => Promise<string>): void {
    this.standIn = start
  }

  isThere(): boolean {
    return this.config.smtp !== null || this.standIn !== null
  }

  /** Null: there is none, so no e-mail is sent. */
  async get(): Promise<{ url: string; from: string } | null> {
    if (this.config.smtp !== null || this.standIn === null) return this.config.smtp
    return { url: await this.standIn(), from: 'Jaadi <orders@jaadi.example>' }
  }
}
