import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** As a content security policy names them: `'sha256-…'`. */
export interface InlineSources {
  script: string[]
  style: string[]
}

const INLINE = /<(script|style)(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/\1>/g

/**
 * The inline code that a build wrote into its own page. It is taken from the file on disk, never from a document with
 * content. Inline code that came with content has no digest here, and does not run.
 */
export async function inlineSources(folder: string): Promise<InlineSources> {
  const file = join(folder, 'index.html')
  const sources: InlineSources = { script: [], style: [] }
  if (!existsSync(file)) return sources
  for (const [, kind, text] of (await readFile(file, 'utf8')).matchAll(INLINE)) {
    const digest = createHash('sha256')
      .update(text ?? '')
      .digest('base64')
    sources[kind === 'script' ? 'script' : 'style'].push(`'sha256-${digest}'`)
  }
  return sources
}
