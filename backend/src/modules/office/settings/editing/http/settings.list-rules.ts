import { filterBy, filterRule, type ListRules } from '../../../../../platform/lists/simple-rest.js'

/** Their ids are the numbers of the versions. */
const ids = filterRule(3, (value) => {
  const wanted = [value].flat().map(Number)
  return wanted.every(Number.isSafeInteger) ? { _id: { $in: wanted } } : undefined
})

/** What the console may sort and filter the settings' history by: newest first, by day. */
export const SETTINGS_VERSION_LIST_RULES: ListRules = {
  resource: 'settings-versions',
  sorts: {},
  filters: { id: ids, from: filterBy.fromDay('at'), to: filterBy.toDay('at') },
  defaultSort: ['id', 'DESC'],
}
