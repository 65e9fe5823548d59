import Box from '@mui/material/Box'
import Pagination from '@mui/material/Pagination'
import { type ReactNode } from 'react'
import { useWords } from '../../../kit/words/use-words.js'
import { PER_PAGE } from './calls.js'

interface VoucherListProps {
  label: string
  /** How many there are, of which one page is shown. */
  total: number
  page: number
  onPage: (page: number) => void
  children: ReactNode
}

/** Vouchers, a page at a time. */
export function VoucherList({ label, total, page, onPage, children }: VoucherListProps) {
  const say = useWords()
  const pages = Math.ceil(total / PER_PAGE)
  return (
    <>
      <Box
        component="ul"
        aria-label={label}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, maxWidth: 860 }}
      >
        {children}
      </Box>
      {pages > 1 && (
        <Pagination
          aria-label={say('dayBook.pages')}
          count={pages}
          page={page}
          onChange={(_, chosen) => onPage(chosen)}
        />
      )}
    </>
  )
}
