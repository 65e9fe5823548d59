import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import { type ReactNode } from 'react'
import { useApi } from '../../api/use-api.js'
import { useWrite } from './Refusals.js'
import { saveFile } from './save-file.js'

/** How long a browser may take to save a file that it has. */
const SAVED_WITHIN_MS = 60_000

interface FileLinkProps {
  /** With its `/api`. */
  href: string
  /** What the file is called. */
  name: string
  disabled?: boolean
  children: ReactNode
}

/** Saves a file that the server makes. The PIN is asked for where the server wants it, and a refusal is told. */
export function FileLink({ href, name, disabled = false, children }: FileLinkProps) {
  const api = useApi()
  const { mutate, isPending } = useWrite({
    failed: 'lists.exportFailed',
    mutationFn: async () => {
      const address = URL.createObjectURL(await api.file(href))
      saveFile(address, name)
      setTimeout(() => URL.revokeObjectURL(address), SAVED_WITHIN_MS)
    },
  })
  return (
    <Button
      component="a"
      href={href}
      download={name}
      startIcon={<DownloadOutlined aria-hidden />}
      disabled={disabled}
      loading={isPending}
      onClick={(event) => {
        event.preventDefault()
        mutate()
      }}
    >
      {children}
    </Button>
  )
}
