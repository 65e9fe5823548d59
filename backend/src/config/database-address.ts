/** Database for an address that names none; the driver would use `test`. */
const DATABASE = 'jaadi'

const ADDRESS = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/([^?]*))?(\?.*)?$/

/**
 * Adds the database name to an address that lacks one. A malformed address is returned unchanged and
 * refused elsewhere.
 */
export function withDatabase(uri: string): string {
  const [, servers, database, options = ''] = ADDRESS.exec(uri) ?? []
  if (servers === undefined || database) return uri
  return `${servers}/${DATABASE}${options}`
}
