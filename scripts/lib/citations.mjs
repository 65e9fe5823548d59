/** What a page, a comment or a test name cites, and whether it leads anywhere. Pure: the files come as a `tree`. */
import { posix } from 'node:path'

/** As GitHub makes an anchor of a heading; the second one of the same name gets `-1`. */
function anchorsOf(markdown) {
  const seen = new Map()
  return new Set(
    withoutFences(markdown).flatMap((line) => {
      const heading = /^#{1,6} +(.+?) *#*$/.exec(line)?.[1]
      if (heading === undefined) return []
      const slug = heading
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-')
      const count = seen.get(slug) ?? 0
      seen.set(slug, count + 1)
      return count === 0 ? slug : `${slug}-${count}`
    }),
  )
}

/** Lines outside fenced code, by their place; those inside are empty. */
function withoutFences(markdown) {
  let fenced = false
  return markdown.split('\n').map((line) => {
    const isFence = /^\s*(```|~~~)/.test(line)
    if (isFence) fenced = !fenced
    return isFence || fenced ? '' : line
  })
}

/** Forms that led to papers which are no part of the project, or to places that move. */
const DEAD = [
  [/\b(?:storefront|back-office)\.md\b/g, 'is no page of the project; cite docs/domain/…#…'],
  [
    /(?<![/\w]|\]\()(?:domain|integrations|architecture)\.md\b/g,
    'is cited by its whole path and heading: docs/…#…',
  ],
  [/\b[Ss]tatements? \d+/g, 'is a number; cite the rule by its heading in docs/domain'],
  [
    /\b(?:[Bb]ack-office|[Ss]torefront) spec\b|\b[Ss]pec(?:ification)?(?:['’]s)? §? ?\d+|§ ?\d+/g,
    'points into a paper that is not here; cite docs/domain/…#…',
  ],
]

const matches = (text, pattern) => [...text.matchAll(pattern)]

function deadForms(line) {
  return DEAD.flatMap(([pattern, sentence]) =>
    matches(line, pattern).map(([found]) => `"${found}" ${sentence}`),
  )
}

/** `docs/domain.md#order`, wherever it stands. */
function pages(line, tree) {
  return matches(line, /(?<![\w./-])(docs\/[\w/-]+\.md)(#[\w-]*)?(,? +(?:§|[Ss]ection|\d))?/g).flatMap(
    ([, page, anchor, aside]) => {
      if (tree.read(page) === null) return [`there is no ${page}`]
      if (aside) return [`${page} is cited by heading, as ${page}#…, not by number`]
      return anchor && !anchorsOf(tree.read(page)).has(anchor.slice(1))
        ? [`${page} has no heading "${anchor}"`]
        : []
    },
  )
}

/** `ADR 3`, `ADRs 3 and 12`, `docs/adr/0003`. */
function decisions(line, tree) {
  const spoken = matches(line, /\bADRs? (\d+(?:(?:, | and )\d+)*)/g).flatMap(([, numbers]) =>
    numbers.match(/\d+/g).map((number) => number.padStart(4, '0')),
  )
  const written = matches(line, /\badr\/(\d{4}[\w-]*)/g).map(([, name]) => name)
  return [...spoken, ...written]
    .filter((name) => !tree.decisions.some((known) => known.startsWith(name)))
    .map((name) => `there is no decision docs/adr/${name}`)
}

const LINK = /!?\[((?:[^\][]|\[[^\]]*\])*)\]\(([^()\s]+)\)/g

/** Relative links of a page. A link whose text is code names what its file holds. */
function links(line, page, tree) {
  return matches(line, LINK).flatMap(([, label, target]) => {
    if (/^([a-z]+:|\/)/.test(target)) return []
    const [path, anchor] = target.split('#')
    const to = path === '' ? page.file : posix.join(posix.dirname(page.file), path)
    if (path !== '' && !tree.has(to)) return [`the link to ${target} leads nowhere`]
    const source = path === '' ? page.text : (tree.read(to) ?? '')
    if (anchor !== undefined && !anchorsOf(source).has(anchor)) return [`${to} has no heading "#${anchor}"`]
    return namedIn(label, to, source)
  })
}

/** Whether a source declares or calls a name; a word in a comment is not enough. */
const declares = (source, name) =>
  new RegExp(`\\b(?:class|function|const|interface|type) ${name}\\b|\\b${name}[(<]`).test(source)

function namedIn(label, to, source) {
  const code = /^`([\w.]+)`$/.exec(label)?.[1]
  if (code === undefined || source === '' || posix.basename(to) === code) return []
  return code
    .split('.')
    .filter((name) => !declares(source, name))
    .map((name) => `${to} does not name ${name}`)
}

/** Tests that a page names, as `contract/auth/sign-in` or by the end of their path, as `config/config.spec.ts`. */
const testsIn = (line) => [
  ...matches(line, /`((?:contract|concurrency|faults)\/[\w/-]+)`/g).map(
    ([, name]) => `backend/test/${name}.spec.ts`,
  ),
  ...matches(line, /`([\w/.-]+\.spec\.(?:ts|tsx|mjs))`/g).map(([, path]) => path),
]

const tests = (line, tree) =>
  testsIn(line)
    .filter((path) => !tree.specs.some((spec) => spec === path || spec.endsWith(`/${path}`)))
    .map((path) => `there is no test ${path}`)

/** A row of a table may call something met only beside the test that shows it. */
function untested(line) {
  const [, , state] = line.split('|')
  return state?.trim() === 'met' && testsIn(line).length === 0 ? ['is called met, and no test is named'] : []
}

/**
 * Citations of one file that lead nowhere.
 * @param {{ file: string, text: string }} source path from the root, with slashes
 * @param {{ has: (path: string) => boolean, read: (path: string) => string | null, specs: string[],
 *   decisions: string[] }} tree
 * @returns {{ line: number, sentence: string }[]}
 */
export function citationProblems({ file, text }, tree) {
  const isPage = file.endsWith('.md')
  const lines = isPage ? withoutFences(text) : text.split('\n')
  return lines.flatMap((line, index) => {
    const sentences = [...deadForms(line), ...pages(line, tree), ...decisions(line, tree)]
    if (isPage) sentences.push(...links(line, { file, text }, tree), ...tests(line, tree), ...untested(line))
    return sentences.map((sentence) => ({ line: index + 1, sentence }))
  })
}
