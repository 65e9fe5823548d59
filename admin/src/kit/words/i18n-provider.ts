import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'
import { type I18nProvider } from 'react-admin'
import { addedWords } from './added.js'
import { words } from './words.js'

function catalogue() {
  const more = addedWords().words
  const resources = { ...words.resources, ...more['resources'] }
  return { ...englishMessages, ...words, ...more, resources }
}

function build(): I18nProvider {
  return polyglotI18nProvider(catalogue, 'en', [{ locale: 'en', name: 'English' }], { allowMissing: true })
}

let built = { provider: build(), revision: addedWords().revision }

/** Built again when a screen has brought words of its own. */
function current(): I18nProvider {
  const { revision } = addedWords()
  if (revision !== built.revision) built = { provider: build(), revision }
  return built.provider
}

/**
 * react-admin's own English under `ra`, ours next to it. A notification may also be a sentence of the server, which is
 * shown as it is.
 */
export const i18nProvider: I18nProvider = {
  translate: (key, options) => current().translate(key, options),
  changeLocale: (locale, options) => current().changeLocale(locale, options),
  getLocale: () => current().getLocale(),
}
