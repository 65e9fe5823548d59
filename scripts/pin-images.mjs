/**
 * `npm run pin:images`: writes the present digest of each image into the Dockerfile and the compose files. It asks the
 * registries through Docker.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { imagesIn, withDigests } from './lib/image-digests.mjs'
import { root } from './lib/prepare.mjs'

const FILES = ['Dockerfile', 'docker-compose.yml', 'deploy/compose.yml']
const DIGEST = /^sha256:[0-9a-f]{64}$/

const texts = new Map(FILES.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
const digests = new Map()
for (const image of new Set([...texts.values()].flatMap(imagesIn))) {
  const args = ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}']
  const digest = execFileSync('docker', args, { encoding: 'utf8' }).trim()
  if (!DIGEST.test(digest)) throw new Error(`${image} has no digest: ${digest}`)
  digests.set(image, digest)
  console.log(`${image} ${digest}`)
}
for (const [file, text] of texts)
  writeFileSync(
    join(root, file),
    withDigests(text, (image) => digests.get(image)),
  )
