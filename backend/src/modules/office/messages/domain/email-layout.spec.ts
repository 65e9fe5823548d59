import { emailHtml, type EmailParts, emailText } from './email-layout.js'

const parts = (given: Partial<EmailParts> = {}): EmailParts => ({
  subject: 'Paid: your order P-1',
  text: 'Dear Lakshmi,\n\nYour payment has arrived.\n\n2 × Avakaya\n1 × Gongura',
  link: 'https://jaadi.example/orders/P-1',
  linkLabel: 'See your order',
  unsubscribeLink: 'https://jaadi.example/unsubscribe?token=a&b',
  shop: {
    name: 'Jaadi',
    legalName: 'Jaadi Pickles',
    address: 'L.B Nagar, Hyderabad',
    phone: '9000000001',
    email: 'hello@jaadi.example',
    url: 'https://jaadi.example',
  },
  ...given,
})

describe('an e-mail', () => {
  it('says the same as text and as HTML', () => {
    for (const text of [emailText(parts()), emailHtml(parts())])
      for (const said of ['Dear Lakshmi,', 'Your payment has arrived.', 'See your order', 'Jaadi Pickles'])
        expect(text).toContain(said)
    expect(emailText(parts())).toContain('See your order:\nhttps://jaadi.example/orders/P-1')
    expect(emailHtml(parts())).toContain('2&nbsp;× Avakaya<br>1&nbsp;× Gongura')
  })

  it('is tables and inline styles: nothing that runs or is fetched', () => {
    const html = emailHtml(parts())
    expect(html).not.toMatch(/<(script|img|link|form|iframe|svg|object|video)\b/i)
    expect(html).not.toMatch(/\son\w+=|url\(|@import|javascript:/i)
    expect(html.match(/<table /g)?.length).toBeGreaterThanOrEqual(4)
    for (const [paragraph] of html.matchAll(/<p [^>]*>/g)) expect(paragraph).toContain('style="')
  })

  it('names a colour for each text and each ground, and says that it knows dark screens', () => {
    const html = emailHtml(parts())
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('prefers-color-scheme:dark')
    for (const [tag] of html.matchAll(/<(?:p|a) [^>]*style="[^"]*"/g)) expect(tag).toMatch(/color:#/)
  })

  it('shows what people wrote as text, in attributes too', () => {
    const html = emailHtml(
      parts({
        subject: '</title><script>x</script>',
        text: 'Dear <img src=x onerror=y>,\n\n"&\'',
        link: 'https://jaadi.example/"><script>z</script>',
      }),
    )
    expect(html).not.toMatch(/<script|<img/)
    expect(html).toContain('Dear &lt;img src=x onerror=y&gt;,')
    expect(html).toContain('&quot;&amp;&#39;')
  })

  it('to staff has no way out of it', () => {
    for (const text of [
      emailText(parts({ unsubscribeLink: null })),
      emailHtml(parts({ unsubscribeLink: null })),
    ])
      expect(text).not.toContain('No more e-mails')
  })
})
