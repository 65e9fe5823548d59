const SERIOUS = ['high', 'critical']

/**
 * @param {string} output of `npm audit --json`
 * @returns {{ ok: boolean, sentence: string }} what it means; no answer is no failure
 */
export function judgedAudit(output) {
  let answer
  try {
    answer = JSON.parse(output)
  } catch {
    answer = {}
  }
  const { vulnerabilities } = answer
  if (!vulnerabilities)
    return {
      ok: true,
      sentence: 'The registry does not answer about advisories: known holes in packages are not ruled out.',
    }
  const known = Object.values(vulnerabilities)
  const serious = known.filter(({ severity }) => SERIOUS.includes(severity))
  if (serious.length === 0)
    return { ok: true, sentence: `No known hole is high or critical; ${known.length} are less.` }
  const named = serious.map(({ name, severity, range }) => `${name} ${range} (${severity})`)
  return { ok: false, sentence: `Known holes: ${named.join(', ')}. Run npm audit for more.` }
}
