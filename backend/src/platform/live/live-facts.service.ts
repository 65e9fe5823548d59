import { Injectable } from '@nestjs/common'
import { type CustomerKind } from '../../kernel/access/live-kinds.js'
import { Registry } from '../registry.js'

/** Accounts by the ids (hex) of what is theirs; what is nobody's is absent. */
export type OwnersOf = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

type Shares = Record<CustomerKind, OwnersOf> & {
  /** Those of the sessions (ids in hex) that still live. */
  sessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>
}

/** What the streams ask of modules that they do not know: whose something is, and which sessions live. */
@Injectable()
export class LiveFacts extends Registry<Shares> {
  owners(kind: CustomerKind, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.share(kind)(ids)
  }

  living(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.share('sessions')(sessionIds)
  }
}
