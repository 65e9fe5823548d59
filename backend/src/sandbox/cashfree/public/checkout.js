/* global window, document */
// The test window: ends the payment as asked and tells the page that opened it.
const session = document.body.dataset.session
const status = document.getElementById('status')
const buttons = [...document.querySelectorAll('button')]

function tell(outcome, message) {
  if (window.parent !== window)
    window.parent.postMessage(
      { source: 'cashfree-sandbox', session, outcome, message },
      window.location.origin,
    )
  else if (status) status.textContent = message
}

const MESSAGES = {
  SUCCESS: 'Payment finished. Check status.',
  FAILED: 'The payment failed: insufficient funds in the account.',
  USER_DROPPED: 'The payment window was closed.',
}

function setBusy(busy) {
  for (const button of buttons) button.disabled = busy
}

async function finish(outcome) {
  setBusy(true)
  if (status) status.textContent = 'One moment …'
  try {
    const response = await fetch(`/sandbox/cashfree/sessions/${encodeURIComponent(session)}/complete`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome }),
    })
    if (!response.ok) throw new Error((await response.json()).message)
    tell(outcome, MESSAGES[outcome])
  } catch (error) {
    setBusy(false)
    if (status) status.textContent = `${error.message} Please try again.`
  }
}

for (const button of buttons) {
  button.addEventListener('click', () => {
    if (button.dataset.outcome) void finish(button.dataset.outcome)
    else tell('USER_DROPPED', MESSAGES.USER_DROPPED)
  })
}
// Escape leaves the window, as it does outside of it.
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tell('USER_DROPPED', MESSAGES.USER_DROPPED)
})
