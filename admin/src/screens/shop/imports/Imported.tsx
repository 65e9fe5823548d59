import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router-dom'
import { type ImportKind } from '../../../api/api-types.js'
import { useWords } from '../../../kit/words/use-words.js'

const SCREENS = {
  products: { to: '/product-list', name: 'screens.productList' },
  outlets: { to: '/outlet-list', name: 'screens.outletList' },
  stock: { to: '/stock-receipt', name: 'screens.stockReceipt' },
} as const

/** That a file was imported, and where its lines are now. */
export function Imported({ kind, count }: { kind: ImportKind; count: number }) {
  const say = useWords()
  const { to, name } = SCREENS[kind]
  return (
    <Alert
      severity="success"
      variant="outlined"
      sx={{ maxWidth: 760 }}
      action={
        <Button component={RouterLink} to={to}>
          {say('imports.see', { screen: say(name) })}
        </Button>
      }
    >
      {say('imports.imported', { smart_count: count })}
    </Alert>
  )
}
