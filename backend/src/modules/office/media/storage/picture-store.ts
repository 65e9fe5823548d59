/**
 * Where the copies of pictures are stored. Names are `copyName`s: without folders or anything a client
 * chose.
 */
export abstract class PictureStore {
  /** Stores a file under a name; storing it again changes nothing. */
  abstract put(name: string, bytes: Buffer): Promise<void>
  /** null when the file does not exist. */
  abstract read(name: string): Promise<Buffer | null>
  /** Succeeds also when the file does not exist. */
  abstract remove(name: string): Promise<void>
  /** The address at which browsers fetch the file directly; null when this server sends it. */
  abstract publicUrl(name: string): string | null
}
