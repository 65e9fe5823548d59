import { PartsNav } from '../../../kit/ui/PartsNav.js'
import { type WordKey } from '../../../kit/words/use-words.js'
import { sections } from './sections.js'

const SETTINGS = '/dashboard/settings'

const doors: readonly { to: string; title: WordKey }[] = [
  { to: SETTINGS, title: 'settings.goLive' },
  ...sections.map(({ name, title }) => ({ to: `${SETTINGS}/${name}`, title })),
  { to: `${SETTINGS}/history`, title: 'settings.history' },
]

/** The parts of the settings. */
export function SettingsNav() {
  return <PartsNav label="settings.parts" doors={doors} />
}
