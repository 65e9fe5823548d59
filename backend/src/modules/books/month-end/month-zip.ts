import { Zip, ZipDeflate } from 'fflate'
import { type MonthFile } from './month-file.js'

/**
 * A zip that is written as it is read: it holds one portion of one file at a time, so a long month needs little memory.
 * @param at the time that the files bear
 */
export async function* zipOf(
  files: readonly Pick<MonthFile, 'name' | 'text'>[],
  at: Date,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, portion) => {
    if (error) failure = error
    else ready.push(portion)
  })
  const encoder = new TextEncoder()
  for (const { name, text } of files) {
    const entry = new ZipDeflate(name)
    entry.mtime = at
    zip.add(entry)
    for await (const portion of text()) {
      entry.push(encoder.encode(portion))
      yield* ready.splice(0)
    }
    entry.push(new Uint8Array(), true)
    yield* ready.splice(0)
  }
  zip.end()
  if (failure) throw failure as Error
  yield* ready.splice(0)
}
