/** Database for an address that names none, for which the driver would use `test`. */
const DATABASE = 'jaadi'

const ADDRESS = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/([^?]*))?(\?.*)?$/

/** The address with a database in it. Returns a malformed address unchanged, which is refused elsewhere. */
export function withDatabase(uri: string): string {
  const [, servers, database, options = ''] = ADDRESS.exec(uri) ?? []
  if (servers === undefined || database) return uri
  return `${servers}/${DATABASE}${options}`
}
