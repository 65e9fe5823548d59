import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type BomVersion } from '../../../api/api-types.js'
import { personName } from '../../../api/names.js'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { formatDateTime, formatQuantity } from '../../../kit/ui/format.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'

/** The changes of a BOM: who, what and when, the newest first. @param version the current one */
export function Versions({ bom, version }: { bom: string; version: number }) {
  const say = useWords()
  const api = useApi()
  const versions = useQuery({
    queryKey: ['boms', 'versions', bom, version],
    queryFn: ({ signal }) => api.bomVersions(bom, signal),
  })
  return (
    <Box component="section" aria-label={say('boms.versions')} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">{say('boms.versions')}</Typography>
      {versions.isPending && <ScreenSkeleton rows={2} height={48} />}
      {versions.isError && (
        <ErrorNotice
          message={sentenceOf(versions.error, say('boms.versionsFailed'))}
          onRetry={() => void versions.refetch()}
        />
      )}
      <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {versions.data?.map((one, at, all) => (
          <Version key={one.version} version={one} earlier={all[at + 1]} />
        ))}
      </Box>
    </Box>
  )
}

function Version({ version, earlier }: { version: BomVersion; earlier: BomVersion | undefined }) {
  const say = useWords()
  const { savedBy, savedAt } = version
  const by = personName(savedBy)
  const told = { version: version.version, at: formatDateTime(savedAt), by }
  return (
    <li>
      <Typography sx={{ fontWeight: 600 }}>{say(by ? 'boms.versionBy' : 'boms.version', told)}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {changesInWords(say, version, earlier).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </Box>
    </li>
  )
}

const amount = (quantity: number, unit: string) => `${formatQuantity(quantity)} ${unit}`
const makes = (version: BomVersion) => amount(version.parentProductQuantity, version.parentProductUnit)

/** The components of a version, by product. */
function written(version: BomVersion, unknown: string): Map<string, { name: string; amount: string }> {
  return new Map(
    version.components.map(({ product, quantity, unit }, index) => [
      product?._id ?? `gone ${index}`,
      { name: product?.name ?? unknown, amount: amount(quantity, unit) },
    ]),
  )
}

/** The changes of a save, one sentence each. @param earlier the version before it; none for the first */
function changesInWords(say: Say, version: BomVersion, earlier: BomVersion | undefined): string[] {
  if (!earlier) return [say('boms.first')]
  const unknown = say('lists.notAvailable')
  const [before, after] = [written(earlier, unknown), written(version, unknown)]
  const changes: string[] = []
  if (makes(earlier) !== makes(version))
    changes.push(say('boms.makesBecame', { before: makes(earlier), after: makes(version) }))
  for (const [id, is] of after) {
    const was = before.get(id)
    if (!was) changes.push(say('boms.cameIn', { name: is.name, after: is.amount }))
    else if (was.amount !== is.amount)
      changes.push(say('boms.became', { name: is.name, before: was.amount, after: is.amount }))
  }
  for (const [id, was] of before)
    if (!after.has(id)) changes.push(say('boms.wentOut', { name: was.name, before: was.amount }))
  return changes.length > 0 ? changes : [say('boms.same')]
}
