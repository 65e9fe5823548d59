import { Injectable } from '@nestjs/common'
import { type Permission } from '../../../../kernel/access/permissions.js'
import { Registry } from '../../../../platform/registry.js'
import { type AttachmentKind } from '../domain/events.js'

/** Whom to tell, as the account has it; empty where it has nothing. */
export interface Recipient {
  mobileNumber: string
  name: string
  email: string
}

interface Addresses {
  /** The account of a number; null when there is none. */
  account: (mobileNumber: string) => Promise<Recipient | null>
  /** Active staff who hold a permission. */
  staffWith: (permission: Permission) => Promise<Recipient[]>
}

/** People and how they are reached: accounts are kept by a module above, which registers itself. */
@Injectable()
export class MessageAddresses extends Registry<Addresses> {
  account(mobileNumber: string): Promise<Recipient | null> {
    return this.share('account')(mobileNumber)
  }

  staffWith(permission: Permission): Promise<Recipient[]> {
    return this.share('staffWith')(permission)
  }
}

/** A file that goes along with an e-mail. */
export interface Paper {
  filename: string
  contentType: string
  content: Buffer
}

type Papers = Record<AttachmentKind, (id: string) => Promise<Paper>>

/** Papers that go along with e-mails, from the modules that make them. */
@Injectable()
export class Attachments extends Registry<Papers> {
  /** @throws what the module throws that makes it: NotFound when there is none */
  paper({ kind, id }: { kind: AttachmentKind; id: string }): Promise<Paper> {
    return this.share(kind)(id)
  }
}
