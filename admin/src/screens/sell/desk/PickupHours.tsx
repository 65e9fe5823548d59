import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/use-api.js'
import { useWords } from '../../../kit/words/use-words.js'

/** When the customer may come for the jars, as far as the owner has said so. */
export function PickupHours() {
  const say = useWords()
  const api = useApi()
  const { data: shop } = useQuery({ queryKey: ['shop'], queryFn: () => api.shop() })
  if (!shop?.pickupHours) return null
  return <Typography variant="body2">{say('desk.pickupHours', { hours: shop.pickupHours })}</Typography>
}
