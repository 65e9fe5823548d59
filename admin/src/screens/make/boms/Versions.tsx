import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type BomVersion } from '../../../api/api-types.js'
import { personName } from '../../../api/names.js'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { formatDateTime } from '../../../kit/ui/format.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../../kit/words/use-words.js'
import { changesInWords } from './changes.js'

/** Who changed what in a BOM, and when, the newest first. @param version the present one */
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
