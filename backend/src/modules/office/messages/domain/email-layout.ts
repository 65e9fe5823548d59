import { htmlText } from '../../../../kernel/text/html-text.js'

/** What an e-mail shows. Everything is plain text. */
export interface EmailParts {
  subject: string
  /** Paragraphs, with an empty line between two. */
  text: string
  link: string
  linkLabel: string
  /** Where the person ends e-mails of this kind; null in those to staff. */
  unsubscribeLink: string | null
  shop: { name: string; legalName: string; address: string; phone: string; email: string; url: string }
}

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

const WHY = 'You get this because of your order or your account at our shop.'
const END = 'No more e-mails of this kind'

/** The e-mail for clients and people that read text. */
export function emailText({ text, link, linkLabel, unsubscribeLink, shop }: EmailParts): string {
  return [
    ...paragraphsOf(text),
    `${linkLabel}:\n${link}`,
    `-- \n${shop.legalName}\n${shop.address}\n${shop.phone}, ${shop.email}`,
    ...(unsubscribeLink === null ? [] : [`${WHY}\n${END}: ${unsubscribeLink}`]),
  ].join('\n\n')
}

/** Our colours (rice, paper, ink, muted, stone, jar, chilli), and what they become on a dark screen. */
const LIGHT = {
  page: '#FBF6EC',
  card: '#FFFDF8',
  ink: '#2A1A12',
  muted: '#6A5648',
  line: '#E7DCC8',
  jar: '#3B2418',
  action: '#B3261E',
}
const DARK = { page: '#1C120D', card: '#2A1A12', ink: '#FBF6EC', muted: '#D3C3AE', line: '#4A3325' }
const FONT = "font-family:'Anek Latin','Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Only what dark screens change. A client that drops it shows the light colours, which each cell names itself. */
const DARK_STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${DARK.page}!important}
.card{background:${DARK.card}!important;border-color:${DARK.line}!important}
.ink{color:${DARK.ink}!important}
.muted{color:${DARK.muted}!important}
}`

const table = (attributes: string, rows: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`

/** `P-7KQ4-M2XD`, `2 ×`: read as one word, which a browser would break at its hyphens or its space. */
const unbroken = (html: string): string =>
  html
    .replace(/\b[A-Z0-9]+(?:-[A-Z0-9]+)+\b/g, '<span style="white-space:nowrap">$&</span>')
    .replace(/(\d) (×)/g, '$1&nbsp;$2')

const paragraph = (text: string): string =>
  `<p class="ink" style="margin:0 0 16px;color:${LIGHT.ink};font-size:16px;line-height:24px;${FONT}">${unbroken(htmlText(text)).replace(/\n/g, '<br>')}</p>`

/** A link that looks like a button, also in clients that know no padding of links. */
function button(label: string, link: string): string {
  const style = `display:inline-block;padding:12px 24px;color:#FFFFFF;font-size:16px;line-height:20px;font-weight:bold;text-decoration:none;${FONT}`
  const cell = `<td bgcolor="${LIGHT.action}" style="background:${LIGHT.action};border-radius:24px"><a href="${htmlText(link)}" style="${style}">${htmlText(label)}</a></td>`
  return table('style="margin:8px 0 0"', `<tr>${cell}</tr>`)
}

function footer({ shop, unsubscribeLink }: EmailParts): string {
  const style = `margin:0 0 8px;color:${LIGHT.muted};font-size:13px;line-height:20px;${FONT}`
  const lines = [
    `${htmlText(shop.legalName)}<br>${htmlText(shop.address)}<br>${htmlText(shop.phone)}, ${htmlText(shop.email)}`,
    ...(unsubscribeLink === null
      ? []
      : [
          `${WHY}<br><a class="muted" href="${htmlText(unsubscribeLink)}" style="color:${LIGHT.muted};text-decoration:underline">${END}</a>`,
        ]),
  ]
  return lines.map((line) => `<p class="muted" style="${style}">${line}</p>`).join('')
}

/**
 * The e-mail as HTML that simple clients show: tables, inline styles, no script, no picture, nothing from elsewhere. What people
 * wrote is text in it.
 */
export function emailHtml(parts: EmailParts): string {
  const { subject, text, link, linkLabel, shop } = parts
  const paragraphs = paragraphsOf(text)
  const preview = htmlText(paragraphs.slice(1, 3).join(' ').slice(0, 120) || subject)
  const name = `<a href="${htmlText(shop.url)}" class="ink" style="color:${LIGHT.jar};font-size:26px;line-height:32px;font-weight:bold;text-decoration:none;${FONT}">${htmlText(shop.name)}</a>`
  const card = table(
    `class="card" width="100%" style="max-width:600px;background:${LIGHT.card};border:1px solid ${LIGHT.line};border-radius:12px"`,
    `<tr><td style="padding:24px">${paragraphs.map(paragraph).join('')}${button(linkLabel, link)}</td></tr>`,
  )
  const rows = [
    `<tr><td style="padding:24px 24px 16px">${name}</td></tr>`,
    `<tr><td>${card}</td></tr>`,
    `<tr><td style="padding:16px 24px 32px">${footer(parts)}</td></tr>`,
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${htmlText(subject)}</title>
<style>${DARK_STYLE}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${LIGHT.page}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
${table(
  `class="page" width="100%" bgcolor="${LIGHT.page}" style="background:${LIGHT.page}"`,
  `<tr><td align="center" style="padding:0 8px">${table('width="100%" style="max-width:600px"', rows.join(''))}</td></tr>`,
)}
</body>
</html>
`
}
