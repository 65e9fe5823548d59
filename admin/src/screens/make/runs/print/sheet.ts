/** What is printed: a heading, facts by name, and a table. */
export interface Sheet {
  title: string
  facts: readonly (readonly [name: string, value: string])[]
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

const STYLE = `
  body { font: 14px/1.45 system-ui, sans-serif; color: #000; margin: 24px; }
  h1 { font-size: 20px; margin: 0 0 12px; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 0 0 16px; }
  dt { font-weight: 600; }
  dd { margin: 0; }
  table { width: 100%; border-collapse: collapse; }
  th, td { border: 1px solid #000; padding: 6px 8px; text-align: left; vertical-align: top; }
  tr { break-inside: avoid; }
  td:last-child { min-width: 90px; }
`

/** Writes the sheet into an empty document. Everything goes in as text: a name may hold anything. */
export function writeSheet(paper: Document, { title, facts, head, rows }: Sheet): void {
  const put = (parent: Element, name: string, text = '') => {
    const element = paper.createElement(name)
    element.textContent = text
    parent.append(element)
    return element
  }
  paper.title = title
  paper.documentElement.lang = 'en'
  put(paper.head, 'style', STYLE)
  put(paper.body, 'h1', title)
  const list = put(paper.body, 'dl')
  for (const [name, value] of facts) {
    put(list, 'dt', name)
    put(list, 'dd', value)
  }
  const table = put(paper.body, 'table')
  const heads = put(put(table, 'thead'), 'tr')
  for (const name of head) put(heads, 'th', name).setAttribute('scope', 'col')
  const body = put(table, 'tbody')
  for (const cells of rows) {
    const row = put(body, 'tr')
    for (const cell of cells) put(row, 'td', cell)
  }
}
