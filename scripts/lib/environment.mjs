/** The `.env` beside package.json, for every command that runs the product; what is set already wins. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

const file = join(root, '.env')
if (existsSync(file))
  try {
    process.loadEnvFile(file)
  } catch {
    console.error(`The settings in ${file} cannot be read: this account needs the right to read that file.`)
    process.exit(1)
  }
