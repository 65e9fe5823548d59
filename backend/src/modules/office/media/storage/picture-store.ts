/** Where the copies of pictures lie. Names are `copyName`s: no folders, nothing a client chose. */
export abstract class PictureStore {
  /** Stores a file under a name; storing it again changes nothing. */
  abstract put(name: string, bytes: Buffer): Promise<void>
  /** null when there is no such file. */
  abstract read(name: string): Promise<Buffer | null>
  /** Also when it is gone already. */
  abstract remove(name: string): Promise<void>
  /** Where browsers fetch the file without us; null when they come to us. */
  abstract publicUrl(name: string): string | null
}
