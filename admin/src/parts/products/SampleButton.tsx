import './words.js'
import Button from '@mui/material/Button'
import { useNavigate } from 'react-router-dom'
import { useApi } from '../../api/use-api.js'
import { useWrite } from '../../kit/ui/Refusals.js'
import { useWords } from '../../kit/words/use-words.js'

/** Opens the sample product, which is never sold; makes it when there is none. */
export function SampleButton() {
  const say = useWords()
  const api = useApi()
  const navigate = useNavigate()
  const sample = useWrite({
    mutationFn: () => api.makeSample(),
    failed: 'sample.failed',
    onSuccess: ({ id }) => navigate(`/product-entry?id=${id}`),
  })
  return (
    <Button loading={sample.isPending} onClick={() => sample.mutate()}>
      {say('sample.open')}
    </Button>
  )
}
