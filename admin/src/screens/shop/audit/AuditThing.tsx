import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { thingOf } from './things.js'

/** What an entry is about, by the name that people have for it. */
export function useThingInWords(): (subject: string) => string {
  const translate = useTranslate()
  return (subject) => {
    const thing = thingOf(subject)
    if (!thing) return ''
    const kind = thing.kind.replace('-drill', '')
    return thing.name ?? translate(`auditThings.${kind}`, { _: '' })
  }
}

/** The way to what an entry is about. */
export function AuditThing({ subject }: { subject: string }) {
  const text = useThingInWords()(subject)
  const to = thingOf(subject)?.to
  if (!text || !to) return text
  return (
    <TapLink component={Link} to={to}>
      {text}
    </TapLink>
  )
}
