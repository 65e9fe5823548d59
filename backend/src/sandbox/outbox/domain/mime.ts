/** An e-mail as a mailbox shows it. */
export interface Mail {
  /** Names in small letters. */
  headers: Record<string, string>
  subject: string
  text: string
  html: string
  files: string[]
}

interface Part {
  headers: Record<string, string>
  body: string
}

/** Header lines and what follows the empty line; a line that begins with a space belongs to the one before. */
function partOf(source: string): Part {
  const end = source.indexOf('\r\n\r\n')
  const head = (end < 0 ? source : source.slice(0, end)).replace(/\r\n[ \t]+/g, ' ')
  const lines = head.split('\r\n').map((line) => /^([^:]+): ?(.*)$/.exec(line))
  const headers = Object.fromEntries(
    lines.flatMap((found) => (found ? [[(found[1] ?? '').toLowerCase(), found[2] ?? '']] : [])),
  )
  return { headers, body: end < 0 ? '' : source.slice(end + 4) }
}

const quotedBytes = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

/** Words of another script in a header: `=?UTF-8?Q?…?=`. */
const decodedWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      (kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64')
        : quotedBytes(word.replaceAll('_', ' '))
      ).toString('utf8'),
    )

function decodedBody({ headers, body }: Part): string {
  const encoding = headers['content-transfer-encoding']?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding === 'quoted-printable') return quotedBytes(body).toString('utf8')
  return Buffer.from(body, 'latin1').toString('utf8')
}

/** The parts that hold content instead of further parts. */
function leavesOf(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)"?/i.exec(part.headers['content-type'] ?? '')?.[1]
  if (boundary === undefined) return [part]
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((inner) => leavesOf(partOf(inner.replace(/^\r\n/, '').replace(/\r\n$/, ''))))
}

/** Reads an e-mail as it came over the wire: as much of MIME as our own e-mails have. */
export function readMail(raw: Buffer): Mail {
  const whole = partOf(raw.toString('latin1'))
  const leaves = leavesOf(whole)
  const isFile = ({ headers }: Part) => (headers['content-disposition'] ?? '').startsWith('attachment')
  const bodyOf = (type: string): string => {
    const found = leaves.find(
      (part) => !isFile(part) && (part.headers['content-type'] ?? '').startsWith(type),
    )
    return found ? decodedBody(found).replace(/\r\n/g, '\n') : ''
  }
  return {
    headers: whole.headers,
    subject: decodedWords(whole.headers['subject'] ?? ''),
    text: bodyOf('text/plain'),
    html: bodyOf('text/html'),
    files: leaves
      .filter(isFile)
      .map(
        ({ headers }) => /filename="?([^";]+)"?/.exec(headers['content-disposition'] ?? '')?.[1] ?? 'file',
      ),
  }
}
