import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type OwnSecondFactor } from '../../api/api-types.js'
import { formatDateTime, formatDay } from '../../kit/ui/format.js'
import { useWords } from '../../kit/words/use-words.js'
import { type Doing } from './doing.js'

interface FactorListProps {
  factor: OwnSecondFactor
  onRemove: (doing: Doing) => void
}

/** The second factors that a log-in accepts: the app, and each passkey with its last use. */
export function FactorList({ factor: { app, passkeys }, onRemove }: FactorListProps) {
  const say = useWords()
  const name = say('secondFactor.app')
  const parts = [
    ...(app ? [{ name, use: null, path: '/own-second-factor/app/remove' }] : []),
    ...passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      name,
      use:
        lastUsedAt === null
          ? say('secondFactor.passkeyUnused', { added: formatDay(createdAt) })
          : say('secondFactor.passkeyUse', {
              added: formatDay(createdAt),
              used: formatDateTime(lastUsedAt),
            }),
      path: `/own-second-factor/passkeys/${id}/remove`,
    })),
  ]
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
      {parts.map(({ name, use, path }) => (
        <Box
          key={path}
          component="li"
          sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
        >
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography>{name}</Typography>
            {use !== null && (
              <Typography variant="body2" color="text.secondary">
                {use}
              </Typography>
            )}
          </Box>
          <Button
            color="error"
            aria-label={say('secondFactor.removeOne', { what: name })}
            onClick={() => onRemove({ what: 'removeOne', path, name })}
          >
            {say('secondFactor.removeDo')}
          </Button>
        </Box>
      ))}
    </Box>
  )
}
