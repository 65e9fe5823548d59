import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Clock } from '../../../platform/clock.js'
import { type ImportKindName } from './kinds/import-kind.js'
import { ImportDocument } from './schemas/import.schema.js'

const REMEMBERED_MS = 86_400_000

/** When a content was imported before. */
export interface EarlierImport {
  at: Date
  by: string
  count: number
}

/** Remembers what was imported, by its content. */
@Injectable()
export class ImportLog {
  constructor(
    @InjectModel(ImportDocument.name) private readonly imports: Model<ImportDocument>,
    private readonly clock: Clock,
  ) {}

  /** The import of the same content within the last day; null when there is none. */
  async earlier(kind: ImportKindName, hash: string): Promise<EarlierImport | null> {
    return this.recent(await this.imports.findById(keyOf(kind, hash)).lean<ImportDocument>())
  }

  /**
   * Records an import in its transaction. Two imports of the same content conflict on the row, so that one of them
   * finds the other. @returns the import of the same content within the last day
   */
  async record(
    kind: ImportKindName,
    hash: string,
    { by, count }: Omit<EarlierImport, 'at'>,
  ): Promise<EarlierImport | null> {
    const before = await this.imports
      .findOneAndUpdate(
        { _id: keyOf(kind, hash) },
        { $set: { by, count, at: this.clock.now() } },
        { upsert: true, returnDocument: 'before' },
      )
      .lean<ImportDocument>()
    return this.recent(before)
  }

  private recent(found: ImportDocument | null): EarlierImport | null {
    if (!found || this.clock.now().getTime() - found.at.getTime() >= REMEMBERED_MS) return null
    const { at, by, count } = found
    return { at, by, count }
  }
}

const keyOf = (kind: ImportKindName, hash: string): string => `${kind}:${hash}`
