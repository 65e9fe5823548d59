import { Injectable } from '@nestjs/common'
import { type Paise } from '../../../kernel/amounts/money.js'
import { Registry } from '../../../platform/registry.js'
import { type ApprovalAction, type Bound } from './domain/approval.js'

/** How an action is bounded, shown and carried out. The request is plain data, since it is stored. */
export interface BoundedAction<Request extends object = never, Result = unknown> {
  /** What it is worth, and what it counts for; 0 for what takes nothing out of the shop. */
  worth: (request: Request) => Promise<{ bound: Bound; valuePaise: Paise }>
  /** What it is about, in words, and the page of the console where it belongs. */
  about: (request: Request) => Promise<{ what: string; link: string }>
  /**
   * Does it, in the caller's transaction, with every check: between asking and the yes everything may have
   * changed.
   * @param by mobile number of who asked
   */
  run: (request: Request, by: string) => Promise<Result>
}

/** The actions that may wait for the owner's yes; the modules that have them register here. */
@Injectable()
export class ApprovalActions extends Registry<Record<ApprovalAction, BoundedAction>> {
  of(action: ApprovalAction): BoundedAction<object> {
    return this.share(action) as BoundedAction<object>
  }
}
