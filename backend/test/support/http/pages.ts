/** A page as the server sends it, before any script has run. */
interface Page {
  status: number
  html: string
  headers: Headers
}

/** Asks for a page as a browser does, and follows no redirect. */
export async function openPage(url: string, headers: Record<string, string> = {}): Promise<Page> {
  const response = await fetch(url, { redirect: 'manual', headers })
  return { status: response.status, html: await response.text(), headers: response.headers }
}

/** Where the page of a jar is. */
export const pathOf = ({ name }: { name: string }): string =>
  `/pickles/${name.toLowerCase().replaceAll(' ', '-')}`

/** What a `<meta>` of the page says; undefined when it has none of that name. */
export const meta = (html: string, key: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1]
