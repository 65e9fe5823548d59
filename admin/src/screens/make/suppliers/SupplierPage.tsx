import './words.js'
import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { Neighbours } from '../../../kit/lists/Neighbours.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { useWords } from '../../../kit/words/use-words.js'
import { isAdmin } from '../../../session/access.js'
import { useSession } from '../../../session/session-context.js'
import { SoldHere } from './SoldHere.js'
import { SupplierForm } from './SupplierForm.js'

const LIST = '/dashboard/suppliers'

/** /dashboard/suppliers/:id: one supplier. */
export function SupplierPage() {
  const say = useWords()
  const { id = '' } = useParams()
  const { role } = useSession()
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button component={RouterLink} to={LIST} startIcon={<ArrowBackOutlined />}>
          {say('suppliers.back')}
        </Button>
        <PageTitle>{say('screens.suppliers')}</PageTitle>
        <Neighbours
          resource="suppliers"
          field="id"
          shown={id}
          to={(other) => `${LIST}/${other}`}
          called="name"
        />
      </Box>
      <SupplierForm key={id} editing={id} leave={LIST} then={LIST} />
      <SoldHere supplier={id} />
      {isAdmin(role) && (
        <Button
          component={RouterLink}
          to={`/dashboard/bills/account/${encodeURIComponent(id)}`}
          variant="outlined"
          sx={{ justifySelf: 'start' }}
        >
          {say('suppliers.account')}
        </Button>
      )}
    </>
  )
}
