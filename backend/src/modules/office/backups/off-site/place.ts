/**
 * A place out of the house that keeps encrypted backups as objects by name:
 * `recipient.txt` is the public key that everything in it is encrypted for;
 * `files/<sha256>.age` is a file of one or more backups, named by the digest of its plain content;
 * `backups/<name>.files` has the digests of a backup's files, one a line, for whoever has no private key;
 * `backups/<name>.age` is the manifest, written last: a backup without it is none.
 */
export interface Place {
  /** How sentences name it. */
  title: string
  /** Largest object that it takes, in bytes. */
  mostBytes: number
  /** Names that begin with this folder, `backups` or `files`. */
  list(folder: string): Promise<string[]>
  /** Stores a file of this machine under the name, whole or not at all. */
  put(name: string, file: SealedFile): Promise<void>
  /** @returns null when there is no such object. */
  read(name: string): Promise<ReadableStream<Uint8Array> | null>
  remove(name: string): Promise<void>
}

/** A file that is ready to be sent. */
export interface SealedFile {
  path: string
  bytes: number
  /** Digest of what is sent, in hex. */
  sha256: string
}

export const RECIPIENT = 'recipient.txt'
export const objectOf = (sha256: string): string => `files/${sha256}.age`
export const manifestOf = (name: string): string => `backups/${name}.age`
export const filesOf = (name: string): string => `backups/${name}.files`

/** Names of the whole backups of a place. */
export async function backupsAt(place: Place): Promise<string[]> {
  const names = await place.list('backups')
  return names.flatMap((name) => /^backups\/(.+)\.age$/.exec(name)?.slice(1) ?? [])
}

/** A small object as text; null when it is not there. */
export async function textAt(place: Place, name: string): Promise<string | null> {
  const stream = await place.read(name)
  return stream === null ? null : new Response(stream).text()
}
