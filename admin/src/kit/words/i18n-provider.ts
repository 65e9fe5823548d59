import englishMessages from 'ra-language-english'
import { type I18nProvider } from 'react-admin'
import { addedWords } from './added.js'
import { words } from './words.js'

const LOCALE = 'en'
const plural = new Intl.PluralRules(LOCALE)

type Texts = Map<string, string>

function flatten(part: object, into: Texts, path = ''): Texts {
  for (const [key, value] of Object.entries(part))
    if (typeof value === 'string') into.set(path + key, value)
    else if (typeof value === 'object' && value !== null) flatten(value, into, `${path}${key}.`)
  return into
}

function build(): Texts {
  const more = addedWords().words
  const resources = { ...words.resources, ...more['resources'] }
  return flatten({ ...englishMessages, ...words, ...more, resources }, new Map())
}

let built = { texts: build(), revision: addedWords().revision }

/** Built again when a screen has brought words of its own. */
function current(): Texts {
  const { revision } = addedWords()
  if (revision !== built.revision) built = { texts: build(), revision }
  return built.texts
}

/** The form of `%{smart_count} jar |||| %{smart_count} jars` for a number. */
function formFor(text: string, count: unknown): string {
  const [one = '', other = one] = text.split('||||')
  return (typeof count === 'number' && plural.select(count) === 'one' ? one : other).trim()
}

/**
 * react-admin's own English under `ra`, ours next to it, in react-admin's notation: `%{name}` for a value, `||||` between
 * one and many. A notification may also be a sentence of the server, which is shown as it is. `ra-i18n-polyglot` would do the
 * same, and add 7 kB to the first load of every screen, a fortieth of what a list may have.
 */
export const i18nProvider: I18nProvider = {
  translate: (key, options: Record<string, unknown> = {}) => {
    const text = current().get(key) ?? (typeof options['_'] === 'string' ? options['_'] : key)
    const form = 'smart_count' in options ? formFor(text, options['smart_count']) : text
    return form.replaceAll(/%\{(\w+)\}/g, (whole, name: string) => String(options[name] ?? whole))
  },
  changeLocale: () => Promise.resolve(),
  getLocale: () => LOCALE,
}
