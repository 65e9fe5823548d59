/* global window, document */
// The vendor's script in the sandbox: the same interface, a test window instead of a bank.
;(() => {
  const base = new URL('.', document.currentScript.src)

  function addStyles() {
    const href = new URL('cashfree.css', base).href
    if (document.querySelector(`link[href="${href}"]`)) return
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    document.head.append(link)
  }

  function element(name, attributes, ...children) {
    const made = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
    made.append(...children)
    return made
  }

  function pageOf(sessionId) {
    return new URL(`../checkout/${encodeURIComponent(sessionId)}`, base).href
  }

  function openModal(sessionId) {
    addStyles()
    const title = element('span', { id: 'cashfree-sandbox-title' }, 'Test payment')
    const close = element(
      'button',
      { type: 'button', class: 'cashfree-sandbox__close', 'aria-label': 'Close' },
      '×',
    )
    const frame = element('iframe', {
      class: 'cashfree-sandbox__frame',
      src: pageOf(sessionId),
      title: 'Test payment window',
    })
    const bar = element('div', { class: 'cashfree-sandbox__bar' }, title, close)
    const layout = element('div', { class: 'cashfree-sandbox__layout' }, bar, frame)
    const dialog = element('dialog', { class: 'cashfree-sandbox', 'aria-labelledby': title.id }, layout)
    document.body.append(dialog)

    return new Promise((resolve) => {
      const finish = (result) => {
        window.removeEventListener('message', onMessage)
        dialog.close()
        dialog.remove()
        resolve(result)
      }
      const abandon = () =>
        finish({ error: { message: 'The payment window was closed.', code: 'payment_aborted' } })
      const onMessage = ({ origin, source, data }) => {
        if (origin !== base.origin || source !== frame.contentWindow || data?.source !== 'cashfree-sandbox')
          return
        if (data.outcome === 'SUCCESS') finish({ paymentDetails: { paymentMessage: data.message } })
        else
          finish({
            error: {
              message: data.message,
              code: data.outcome === 'FAILED' ? 'payment_failed' : 'payment_aborted',
            },
          })
      }
      window.addEventListener('message', onMessage)
      close.addEventListener('click', abandon)
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault()
        abandon()
      })
      dialog.showModal()
      frame.focus()
    })
  }

  window.Cashfree = function Cashfree({ mode } = {}) {
    if (mode !== 'sandbox' && mode !== 'production')
      throw new Error('Cashfree: mode must be sandbox or production')
    return {
      version: () => 'v3-sandbox',
      checkout({ paymentSessionId, redirectTarget = '_self' } = {}) {
        if (!paymentSessionId)
          return Promise.resolve({
            error: { message: 'paymentSessionId is missing.', code: 'paymentSessionId_missing' },
          })
        if (redirectTarget === '_modal') return openModal(paymentSessionId)
        window.open(pageOf(paymentSessionId), redirectTarget)
        return Promise.resolve({ redirect: true })
      },
    }
  }
})()
