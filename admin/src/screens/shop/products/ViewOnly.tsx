import './words.js'
import Alert from '@mui/material/Alert'
import { useWords } from '../../../kit/words/use-words.js'

/** Instead of a form, for who may not change products. */
export function ViewOnly() {
  const say = useWords()
  return (
    <Alert severity="info" variant="outlined">
      {say('products.viewOnly')}
    </Alert>
  )
}
