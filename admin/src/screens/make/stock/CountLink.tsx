import '../counts/words.js'
import QrCodeScannerOutlined from '@mui/icons-material/QrCodeScannerOutlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { useWords } from '../../../kit/words/use-words.js'

/** Leads from the stock to counting it. */
export function CountLink() {
  const say = useWords()
  return (
    <Button component={Link} to="/dashboard/count" startIcon={<QrCodeScannerOutlined />}>
      {say('screens.counts')}
    </Button>
  )
}
