/** The shop's database where an address names none; the driver would take one called `test`. */
const DATABASE = 'jaadi'

const ADDRESS = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/([^?]*))?(\?.*)?$/

/** The address with the name of a database in it. One that is no address is answered as it is: others refuse it. */
export function withDatabase(uri: string): string {
  const [, servers, database, options = ''] = ADDRESS.exec(uri) ?? []
  if (servers === undefined || database) return uri
  return `${servers}/${DATABASE}${options}`
}
