import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Digests for a content security policy: `'sha256-…'`. */
export interface InlineSources {
  script: string[]
  style: string[]
}

const INLINE = /<(script|style)(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/\1>/g

/**
 * Digests of the inline code in a built page, from the file on disk and never from a rendered page. So
 * inline code inserted with content has no digest, and does not run.
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
