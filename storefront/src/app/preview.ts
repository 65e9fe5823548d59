import { type LandingPage } from '../api/types.js'
import { type Stores } from '../state/stores.js'

/**
 * The console shows a draft of the landing page in a frame: it sends what the server made of the draft, and this page
 * shows that instead of what is saved. Only a page of this origin is listened to. Nothing leads away, so that the draft
 * stays on the screen.
 */
export function showDrafts({ landing }: Stores) {
  addEventListener('message', ({ origin, source, data }: MessageEvent<{ landing?: LandingPage } | null>) => {
    if (origin === location.origin && source === parent && data?.landing) landing.set(data.landing)
  })
  addEventListener(
    'click',
    (event) => {
      if (!(event.target as Element).closest('a')) return
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
  parent.postMessage('ready for drafts', location.origin)
}
