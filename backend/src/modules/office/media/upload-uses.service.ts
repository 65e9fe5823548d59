import { Injectable } from '@nestjs/common'
import { type Types } from 'mongoose'
import { Registry } from '../../../platform/registry.js'

/** Those of the uploads that a document shows. */
type InUse = (ids: readonly Types.ObjectId[]) => Promise<Types.ObjectId[]>

/**
 * Modules register here which uploads they show, so that the clean-up keeps these without knowing the
 * modules.
 */
@Injectable()
export class UploadUses extends Registry<Record<string, InUse>> {
  async isShown(id: Types.ObjectId): Promise<boolean> {
    for (const [, inUse] of this.shares()) if ((await inUse([id])).length > 0) return true
    return false
  }
}
