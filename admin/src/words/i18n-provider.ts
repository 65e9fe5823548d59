import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'
import { words } from './en.js'

/** react-admin's own English under `ra`, ours beside it. */
export const i18nProvider = polyglotI18nProvider(() => ({ ...englishMessages, ...words }), 'en', [
  { locale: 'en', name: 'English' },
])
