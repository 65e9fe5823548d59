import './words.js'
import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { ChoiceField } from '../../../kit/inputs/ChoiceInput.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../../kit/words/use-words.js'
import { isAdmin } from '../../../session/access.js'
import { useSession } from '../../../session/session-context.js'
import { EVERY, LIST, pickleAddress, variantsAddress } from './places.js'
import { useVariants } from './use-variants.js'
import { VariantTable } from './VariantTable.js'
import { ViewOnly } from './ViewOnly.js'

/** /dashboard/variants?type=…: all variants of a pickle, or of all pickles, in one table. */
export function VariantsPage() {
  const say = useWords()
  const { role } = useSession()
  return (
    <>
      <PageTitle>{say('variants.title')}</PageTitle>
      {isAdmin(role) ? <Variants /> : <ViewOnly />}
    </>
  )
}

function Variants() {
  const say = useWords()
  const api = useApi()
  const navigate = useNavigate()
  const shop = useQuery({ queryKey: ['shop'], queryFn: () => api.shop() })
  const types = shop.data?.catalogue.variantTypes ?? []
  const type = useSearchParams()[0].get('type') ?? types[0]?.code ?? null
  const variants = useVariants(type)
  const failed = shop.error ?? variants.error
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button component={RouterLink} to={LIST} startIcon={<ArrowBackOutlined />}>
          {say('products.back')}
        </Button>
        <ChoiceField
          label={say('variants.which')}
          value={type ?? ''}
          choices={[
            { id: EVERY, name: say('variants.every') },
            ...types.map(({ code, label }) => ({ id: code, name: label })),
          ]}
          onChange={(code) => code && void navigate(variantsAddress(code))}
          isRequired
          sx={{ maxWidth: 320 }}
        />
        {type !== null && type !== EVERY && (
          <Button component={RouterLink} to={pickleAddress(type)}>
            {say('pickle.title')}
          </Button>
        )}
      </Box>
      {failed && !variants.data && (
        <ErrorNotice
          message={sentenceOf(failed, say('variants.failed'))}
          onRetry={() => void (shop.error ? shop.refetch() : variants.refetch())}
        />
      )}
      {variants.isPending && !failed && <ScreenSkeleton rows={4} height={96} />}
      {variants.data?.length === 0 && <Typography role="status">{say('variants.none')}</Typography>}
      {variants.data && variants.data.length > 0 && (
        <VariantTable key={`${type} ${variants.dataUpdatedAt}`} products={variants.data} />
      )}
    </>
  )
}
