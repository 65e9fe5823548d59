/** Licences that ask for no more than their text beside the code; the fonts' is among them. */
const FREE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
])

/** Licences that bind changes to the package itself: as they are, these packages may be used. */
const UNCHANGED = [
  { packages: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
  { packages: /^web-push$/, licence: 'MPL-2.0' },
]
/** The same of tools, which are not handed on. */
const TOOLS = new Set(['MPL-2.0', 'CC-BY-4.0'])

/** What packages say in another way than SPDX has it; each was looked up in the package's own file. */
const SAID_OTHERWISE = { 'css-mediaquery@0.1.2': 'BSD-3-Clause', 'png-js@1.1.0': 'MIT' }

/** Whether an SPDX expression of AND, OR and brackets is fulfilled by licences of which `isAllowed` is true. */
export function isAllowedBy(expression, isAllowed) {
  const words = expression.match(/[()]|[^\s()]+/g) ?? []
  const one = () => {
    const word = words.shift()
    if (word !== '(') return word !== undefined && isAllowed(word)
    const inner = any()
    words.shift()
    return inner
  }
  const all = () => {
    let result = one()
    while (words[0] === 'AND') {
      words.shift()
      const next = one()
      result = result && next
    }
    return result
  }
  const any = () => {
    let result = all()
    while (words[0] === 'OR') {
      words.shift()
      const next = all()
      result = result || next
    }
    return result
  }
  return any()
}

/**
 * @param {Record<string, { version?: string, license?: string, dev?: boolean, link?: boolean }>} packages of a lock file
 * @returns {string[]} a sentence for each package whose licence is not on the list
 */
export function licenceProblems(packages) {
  return Object.entries(packages).flatMap(([path, { version, license, dev, link }]) => {
    const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? []
    if (name === undefined || link) return []
    const licence = SAID_OTHERWISE[`${name}@${version}`] ?? license
    if (licence === undefined) return [`${name} ${version} names no licence`]
    const isAllowed = (id) =>
      FREE.has(id) ||
      (dev && TOOLS.has(id)) ||
      UNCHANGED.some((kept) => kept.licence === id && kept.packages.test(name))
    return isAllowedBy(licence, isAllowed) ? [] : [`${name} ${version} has the licence ${licence}`]
  })
}
