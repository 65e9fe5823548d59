import { addWords } from './added.js'
import { i18nProvider } from './i18n-provider.js'

const { translate } = i18nProvider

addWords({
  jarsOfSpec: {
    count: '%{smart_count} jar of %{name} |||| %{smart_count} jars of %{name}',
    deep: { er: 'Deep' },
  },
})

it('one, many and none have their form, with the values in it', () => {
  const said = (smart_count: number) => translate('jarsOfSpec.count', { smart_count, name: 'Gongura' })
  expect([said(0), said(1), said(2)]).toEqual(['0 jars of Gongura', '1 jar of Gongura', '2 jars of Gongura'])
})

it('a text is found by its path, in words added later and in those of react-admin', () => {
  expect(translate('jarsOfSpec.deep.er')).toBe('Deep')
  expect(translate('ra.action.cancel')).toBe('Cancel')
  expect(translate('ra.navigation.page_range_info', { offsetBegin: 1, offsetEnd: 25, total: 30 })).toBe(
    '1-25 of 30',
  )
})

it('what is no key is shown as it is, or as the default says; values are data', () => {
  expect(translate('Batch B-1 is used by 2 runs.')).toBe('Batch B-1 is used by 2 runs.')
  expect(translate('jarsOfSpec.none', { _: 'No %{name}', name: '$& %{name}' })).toBe('No $& %{name}')
  expect(translate('jarsOfSpec.count', { smart_count: 1 })).toBe('1 jar of %{name}')
})
