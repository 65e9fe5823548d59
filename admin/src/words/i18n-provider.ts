import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'
import { words } from './en.js'

/**
 * react-admin's own English under `ra`, ours beside it. Notifications may also carry a sentence of the server,
 * which is said as it stands.
 */
export const i18nProvider = polyglotI18nProvider(
  () => ({ ...englishMessages, ...words }),
  'en',
  [{ locale: 'en', name: 'English' }],
  { allowMissing: true },
)
