import { readFileSync } from 'node:fs'
import { type Variable, VARIABLES } from './variables.js'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The environment with the contents of the files that `NAME_FILE` variables name: a secret in a file does
 * not show in lists of processes. Applies only to variables that are marked as secret.
 * @param problems gets a sentence for each file that cannot be read, or that is set together with its
 * value; never its content.
 */
export function withSecretFiles(environment: Environment, problems: string[]): Environment {
  const read: Record<string, string> = {}
  for (const { name, secret } of VARIABLES as readonly Variable[]) {
    const file = environment[`${name}_FILE`]?.trim()
    if (!secret || !file) continue
    if (environment[name]?.trim()) {
      problems.push(`${name} and ${name}_FILE are both set; leave one of them out.`)
      continue
    }
    try {
      read[name] = readFileSync(file, 'utf8').trim()
    } catch {
      problems.push(`${name}_FILE names ${file}, which cannot be read.`)
    }
  }
  return { ...environment, ...read }
}
