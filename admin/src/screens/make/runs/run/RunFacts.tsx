import Box from '@mui/material/Box'
import { useTranslateLabel } from 'react-admin'
import { Link } from 'react-router-dom'
import { type Reservation } from '../../../../api/api-types.js'
import { personName } from '../../../../api/names.js'
import { bomAddress } from '../../../../kit/addresses/addresses.js'
import { Fact } from '../../../../kit/ui/Fact.js'
import { formatDateTime, formatQuantity } from '../../../../kit/ui/format.js'
import { facts } from '../../../../kit/ui/layout.js'
import { StatusChip } from '../../../../kit/ui/StatusChip.js'
import { TapLink } from '../../../../kit/ui/TapLink.js'
import { useWords } from '../../../../kit/words/use-words.js'

/** What is made, from which recipe, and who did what when. */
export function RunFacts({ run }: { run: Reservation }) {
  const say = useWords()
  const translate = useTranslateLabel()
  const nameOf = (source: string) => String(translate({ resource: 'reservations', source }))
  const { bomId, quantitytoProduce, recipeVersion, completedAt, completedBy, remarks } = run
  return (
    <Box component="dl" sx={facts}>
      <Fact name={nameOf('status')}>
        <StatusChip status={run.status} />
      </Fact>
      <Fact name={nameOf('reservedTo')}>{bomId.parentProduct?.title ?? say('lists.notAvailable')}</Fact>
      <Fact name={say('reservations.quantity')}>
        {`${formatQuantity(quantitytoProduce)} ${bomId.parentProductUnit}`}
      </Fact>
      <Fact name={say('reservations.recipe')}>
        <TapLink component={Link} to={bomAddress(bomId._id)}>
          {say('reservations.recipeVersion', { version: recipeVersion })}
        </TapLink>
      </Fact>
      <Fact name={nameOf('reservedBy')}>{run.reservedBy}</Fact>
      <Fact name={nameOf('reservedAt')}>{formatDateTime(run.reservedAt)}</Fact>
      {completedAt && <Fact name={say('reservations.receivedAt')}>{formatDateTime(completedAt)}</Fact>}
      {completedBy && <Fact name={say('reservations.receivedBy')}>{personName(completedBy)}</Fact>}
      {remarks && (
        <Fact name={say('reservations.remarks')} wide>
          {remarks}
        </Fact>
      )}
    </Box>
  )
}
