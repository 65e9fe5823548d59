import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { BackupError, explained } from '../backup-error.js'
import { openPart, removeFolder } from '../backup-folder.js'
import { copyFile, syncFolder } from '../files.js'
import { type Place, type SealedFile } from './place.js'

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** A folder, such as the mounted disk of another machine. */
export class FolderPlace implements Place {
  readonly title: string
  readonly mostBytes = Number.MAX_SAFE_INTEGER

  constructor(private readonly folder: string) {
    this.title = `The folder ${folder}`
  }

  async list(folder: string): Promise<string[]> {
    await this.demandFolder()
    const names = await readdir(join(this.folder, folder)).catch((error: unknown) => {
      if (isMissing(error)) return []
      throw explained(error, this.folder)
    })
    return names.map((name) => `${folder}/${name}`)
  }

  async put(name: string, file: SealedFile): Promise<void> {
    await this.demandFolder()
    const path = join(this.folder, name)
    let part: string | null = null
    try {
      part = await openPart(this.folder)
      if ((await copyFile(file.path, join(part, 'object'))) !== file.sha256)
        throw new BackupError(`${name} was not copied completely to ${this.folder}. Is that disk all right?`)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await rename(join(part, 'object'), path)
      await syncFolder(dirname(path))
    } catch (error) {
      throw explained(error, this.folder)
    } finally {
      if (part !== null) await removeFolder(part)
    }
  }

  async read(name: string): Promise<ReadableStream<Uint8Array> | null> {
    await this.demandFolder()
    const path = join(this.folder, name)
    try {
      await stat(path)
    } catch (error) {
      if (isMissing(error)) return null
      throw explained(error, this.folder)
    }
    return Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.folder, name), { force: true }).catch((error: unknown) => {
      throw explained(error, this.folder)
    })
  }

  /** It is never made: where the disk is not mounted, the backups would lie on this machine. */
  private async demandFolder(): Promise<void> {
    const found = await stat(this.folder).catch(() => null)
    if (!found?.isDirectory())
      throw new BackupError(
        `There is no folder ${this.folder}. Is its disk there? Make the folder once by hand.`,
      )
  }
}
