/** Which locked packages an installation lacks. A folder that was copied from another system lacks that system's own. */

/** What packages of one system ask for: `os`, `cpu` and, on Linux, the C library. */
export function thisSystem() {
  return { os: process.platform, cpu: process.arch, libc: libc() }
}

function libc() {
  if (process.platform !== 'linux') return undefined
  process.report.excludeNetwork = true
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

/** Whether a system fits the list of a package, as npm reads it: no list fits everywhere, `!name` fits all but that one. */
function fits(list, own) {
  if (!list || own === undefined) return true
  const refused = list.filter((name) => name.startsWith('!'))
  if (refused.length > 0) return !refused.includes(`!${own}`)
  return list.includes(own) || list.includes('any')
}

const isNative = ({ os, cpu }) => Boolean(os || cpu)

/**
 * Paths of locked packages that are not installed in their version. Of the optional packages only those count that hold
 * the build of a package for one system, if it is this system.
 */
export function missingPackages(locked, there, system) {
  return Object.entries(locked)
    .filter(([path, { peer }]) => path.includes('node_modules/') && !peer)
    .filter(
      ([, entry]) =>
        !entry.optional ||
        (isNative(entry) &&
          fits(entry.os, system.os) &&
          fits(entry.cpu, system.cpu) &&
          fits(entry.libc, system.libc)),
    )
    .filter(([path, { version }]) => !there[path] || there[path].version !== version)
    .map(([path]) => path)
}
