import './tools-words.js'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect } from 'react'
import { type RaRecord, useGetMany, useListContext } from 'react-admin'
import { ActionBar } from '../ui/ActionBar.js'
import { useWords } from '../words/use-words.js'
import { type Column } from './column.js'
import { ExportButton } from './ExportButton.js'

const inOneLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '& .MuiButton-root': { minHeight: 40, px: 1.5, fontSize: 15 },
}

export interface SelectionBarProps<Row> {
  /** What can be done with the chosen rows, if more than saving them. */
  bulk?: 'export' | ((chosen: readonly Row[]) => ReactNode) | undefined
  columns: readonly Column<Row>[]
  exported?: 'columns' | 'server' | 'never'
}

/**
 * What is done with all chosen rows at once; rows of other pages stay chosen. Another filter ends the choice: nothing is
 * done to rows that are out of sight.
 */
export function SelectionBar<Row extends RaRecord>({ bulk, columns, exported }: SelectionBarProps<Row>) {
  const say = useWords()
  const { data = [], resource, selectedIds, onSelect, filterValues } = useListContext<Row>()
  const filter = JSON.stringify(filterValues)
  useEffect(() => () => onSelect([]), [filter, onSelect])
  const here = data.filter(({ id }) => selectedIds.includes(id))
  const isElsewhere = here.length < selectedIds.length
  const { data: all = [] } = useGetMany<Row>(resource, { ids: selectedIds }, { enabled: isElsewhere })
  const chosen = isElsewhere ? all : here
  return (
    <ActionBar label={say('listTools.chosenOnes')} sx={inOneLine}>
      <IconButton aria-label={say('listTools.chooseNone')} onClick={() => onSelect([])}>
        <CloseOutlined />
      </IconButton>
      <Typography role="status" sx={{ fontWeight: 650 }}>
        {say('listTools.chosen', { smart_count: selectedIds.length })}
      </Typography>
      {typeof bulk === 'function' && bulk(chosen)}
      {exported !== 'never' && (
        <ExportButton
          columns={columns}
          byServer={exported === 'server'}
          ids={selectedIds}
          name={say('listTools.exportChosen')}
        />
      )}
    </ActionBar>
  )
}
