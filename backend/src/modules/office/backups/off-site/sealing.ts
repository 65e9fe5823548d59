import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Decrypter, Encrypter } from 'age-encryption'
import { BackupError } from '../backup-error.js'
import { writeFileOf } from '../files.js'
import { type SealedFile } from './place.js'

/** @throws BackupError when it is no public key. */
export function sealerFor(recipient: string): Encrypter {
  const sealer = new Encrypter()
  try {
    sealer.addRecipient(recipient)
  } catch {
    throw new BackupError('OFFSITE_RECIPIENT is mistyped: no such public key exists. Copy it anew.')
  }
  return sealer
}

/** @throws BackupError when it is no private key. */
export function openerWith(identity: string): Decrypter {
  const opener = new Decrypter()
  try {
    opener.addIdentity(identity)
  } catch {
    throw new BackupError('The private key is mistyped: no such key exists. Copy it anew.')
  }
  return opener
}

/**
 * Encrypts a file into another one, portion by portion.
 * @returns what was written, and the digest of the plain content that was read.
 */
export async function sealFile(
  sealer: Encrypter,
  from: string,
  to: string,
): Promise<SealedFile & { plainSha256: string }> {
  const plain = createHash('sha256')
  const read = createReadStream(from)
  read.on('data', (portion) => plain.update(portion))
  const sealed = await sealer.encrypt(Readable.toWeb(read) as ReadableStream<Uint8Array>)
  const sha256 = await writeFileOf(Readable.fromWeb(sealed as never), to)
  return { path: to, bytes: (await stat(to)).size, sha256, plainSha256: plain.digest('hex') }
}

/**
 * Decrypts a stream into a file. @returns the digest of the plain content.
 * @throws BackupError when the key is another one, or what was encrypted is damaged or cut off.
 */
export async function openInto(
  opener: Decrypter,
  sealed: ReadableStream<Uint8Array>,
  to: string,
  what: string,
): Promise<string> {
  try {
    return await writeFileOf(Readable.fromWeb((await opener.decrypt(sealed)) as never), to)
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    if (message.startsWith('no identity matched'))
      throw new BackupError(
        `${what} was encrypted for another key than this private key. Nothing was changed.`,
      )
    // The disk, not the object: it is explained where the folder is known.
    if (code !== undefined && 'syscall' in (error as object)) throw error
    throw new BackupError(`${what} is damaged or came incomplete (${message}). Nothing was changed.`)
  }
}
