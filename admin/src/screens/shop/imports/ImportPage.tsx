import './words.js'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { type ImportKind } from '../../../api/api-types.js'
import { FileChoice } from '../../../kit/ui/FileChoice.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { useWords } from '../../../kit/words/use-words.js'
import { CheckedFile } from './CheckedFile.js'
import { Paste } from './Paste.js'
import { useImport } from './use-import.js'

const KINDS = ['products', 'prices', 'outlets', 'stock'] as const satisfies readonly ImportKind[]

/** /dashboard/import: products, prices, outlets and opening stock, from a CSV file or pasted. `?kind=` chooses one. */
export function ImportPage() {
  const say = useWords()
  const asked = useSearchParams()[0].get('kind')
  const work = useImport(KINDS.find((kind) => kind === asked) ?? 'products')
  const { kind, file, report, count } = work
  return (
    <>
      <PageTitle>{say('screens.imports')}</PageTitle>
      <Card sx={{ p: 2, display: 'grid', gap: 2, maxWidth: 760 }}>
        <KindChoice kind={kind} onChoose={work.chooseKind} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            component="a"
            href={`/api/admin/imports/${kind}/template`}
            download={`${kind}.csv`}
            startIcon={<DownloadOutlined />}
          >
            {say('imports.template')}
          </Button>
          <FileChoice
            onChoose={work.chooseFile}
            label={say('imports.choose')}
            shown={say(file ? 'imports.chooseAgain' : 'imports.choose')}
          />
        </Box>
        <Paste key={kind} busy={work.stage !== null} onPaste={work.chooseFile} />
        {file && <Typography>{say('imports.chosen', { name: file.name })}</Typography>}
        {work.stage && (
          <div>
            <Typography role="status">{say(`imports.${work.stage}`)}</Typography>
            <LinearProgress aria-label={say(`imports.${work.stage}`)} />
          </div>
        )}
      </Card>
      {count !== null && <Imported kind={kind} count={count} />}
      {report && count === null && (
        <CheckedFile
          key={`${file?.name} ${file?.lastModified}`}
          report={report}
          busy={work.stage !== null}
          onImport={work.start}
        />
      )}
    </>
  )
}

function KindChoice({ kind, onChoose }: { kind: ImportKind; onChoose: (kind: ImportKind) => void }) {
  const say = useWords()
  const label = useId()
  return (
    <FormControl>
      <FormLabel id={label}>{say('imports.what')}</FormLabel>
      <RadioGroup
        aria-labelledby={label}
        row
        value={kind}
        onChange={(_, value) => onChoose(value as ImportKind)}
      >
        {KINDS.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio color="secondary" />}
            label={say(`imports.${one}`)}
          />
        ))}
      </RadioGroup>
      <Typography variant="body2" color="text.secondary">
        {say(`imports.${kind}Help`)}
      </Typography>
    </FormControl>
  )
}

const SCREENS = {
  products: { to: '/product-list', name: 'screens.productList' },
  prices: { to: '/product-list', name: 'screens.productList' },
  outlets: { to: '/outlet-list', name: 'screens.outletList' },
  stock: { to: '/stock-receipt', name: 'screens.stockReceipt' },
} as const

/** That a file was imported, and where its lines are now. */
function Imported({ kind, count }: { kind: ImportKind; count: number }) {
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
