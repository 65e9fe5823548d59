const SERVER_VERSION = '7.0.14'
const SCHEMA_MAJOR = 1

const parts = (version) => version.split('.').map(Number)

function compareVersions(a, b) {
  const [left, right] = [parts(a), parts(b)]
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

const meets = (requirement) =>
  (!requirement.minServerVersion || compareVersions(SERVER_VERSION, requirement.minServerVersion) >= 0) &&
  (!requirement.maxServerVersion || compareVersions(SERVER_VERSION, requirement.maxServerVersion) <= 0) &&
  (!requirement.topologies || requirement.topologies.includes('replicaset')) &&
  requirement.serverless !== 'require' &&
  requirement.auth !== true

/** Any one of the alternatives must hold; without alternatives the test always applies. */
export const applies = (requirements) => !requirements || requirements.some(meets)

export const schemaKnown = (file) => parts(file.schemaVersion)[0] === SCHEMA_MAJOR
