import { htmlText } from '../../kernel/text/html-text.js'
import { type OutboxMessageDocument } from './schemas/outbox-message.schema.js'

const NAMES = { email: 'E-mail', sms: 'SMS', whatsapp: 'WhatsApp', push: 'Push' } as const

const STYLE = `
:root{color-scheme:light}
body{margin:0;background:#FBF6EC;color:#2A1A12;font:16px/24px 'Anek Latin','Segoe UI',Roboto,sans-serif}
main{max-width:720px;margin:0 auto;padding:16px}
h1{font-size:28px;line-height:34px;margin:8px 0}
h2{font-size:18px;line-height:24px;margin:4px 0 8px}
article{background:#FFFDF8;border:1px solid #E7DCC8;border-radius:12px;padding:16px;margin:16px 0}
.about{color:#6A5648;font-size:14px;margin:0;overflow-wrap:anywhere}
.text{white-space:pre-wrap;overflow-wrap:anywhere;margin:8px 0 0}
iframe{width:100%;height:560px;border:1px solid #E7DCC8;border-radius:8px;background:#FBF6EC;margin-top:8px}
a{color:#8E1B15}
summary{min-height:44px;line-height:44px;cursor:pointer}
`

/** Text with its addresses as links. */
const linked = (text: string): string =>
  htmlText(text).replace(
    /https?:\/\/[^\s<>"']+?(?=[.,;:!?)]*(?:\s|$))/g,
    (address) => `<a href="${address}" target="_blank" rel="noreferrer">${address}</a>`,
  )

function shown({ _id, channel, subject, text, html, link, files }: OutboxMessageDocument): string {
  const title = subject === '' ? '' : `<h2>${htmlText(subject)}</h2>`
  const attached = files.length === 0 ? '' : `<p class="about">Attached: ${htmlText(files.join(', '))}</p>`
  const words = `<p class="text">${linked(text)}</p>`
  const way = link === '' ? '' : `<p class="text">${linked(link)}</p>`
  if (channel !== 'email') return title + words + way
  const frame = `<iframe src="/sandbox/outbox/${String(_id)}/html" title="${htmlText(subject)}" sandbox="allow-popups" loading="lazy"></iframe>`
  return `${title}${attached}${html === '' ? '' : frame}<details><summary>As plain text</summary>${words}</details>`
}

/** The outbox as a page: the newest message first, each as its channel shows it. */
export function outboxPage(messages: readonly OutboxMessageDocument[], to: string | undefined): string {
  const articles = messages.map((message) => {
    const { channel, to: address, at, template } = message
    const about = [NAMES[channel], address, at.toISOString().replace('T', ' ').slice(0, 19), template]
    return `<article><p class="about">${htmlText(about.filter(Boolean).join(' · '))}</p>${shown(message)}</article>`
  })
  const nothing = '<p>Nothing was sent yet.</p>'
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Outbox</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>What the shop would have sent${to === undefined ? '' : ` to ${htmlText(to)}`}, the newest first. Nobody gets it.</p>
${articles.length === 0 ? nothing : articles.join('\n')}
</main>
</body>
</html>
`
}
