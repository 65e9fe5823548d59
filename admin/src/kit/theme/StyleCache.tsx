import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode } from 'react'

/** The nonce of the document: only style elements that carry it are let in (docs/security.md). */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

const cache = createCache({ key: 'css', prepend: true, ...(nonce ? { nonce } : {}) })

/** Lets the component library write its styles into the document. */
export function StyleCache({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>
}
