import RestoreOutlined from '@mui/icons-material/RestoreOutlined'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { type SettingsVersion } from '../../../api/api-types.js'
import { useApi } from '../../../api/use-api.js'
import { Confirm } from '../../../kit/ui/dialogs.js'
import { formatDateTime } from '../../../kit/ui/format.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { useWords } from '../../../kit/words/use-words.js'

/** Brings the values of a version back, after saying what that replaces. */
export function RestoreButton({ version }: { version: SettingsVersion }) {
  const say = useWords()
  const api = useApi()
  const notify = useNotify()
  const queries = useQueryClient()
  const { refetch } = useListContext()
  const [asking, setAsking] = useState(false)
  const { id, at } = version
  const restore = useWrite({
    mutationFn: () => api.restoreSettings(id),
    failed: 'edit.saveFailed',
    onSuccess: () => {
      setAsking(false)
      notify('settings.restored', { type: 'success', messageArgs: { version: id } })
      void queries.invalidateQueries({ queryKey: ['settings'] })
      void refetch()
    },
    onError: () => setAsking(false),
  })
  return (
    <>
      <Button
        startIcon={<RestoreOutlined />}
        aria-label={say('settings.restoreVersion', { version: id })}
        onClick={() => setAsking(true)}
      >
        {say('settings.restore')}
      </Button>
      <Confirm
        isOpen={asking}
        loading={restore.isPending}
        title={say('settings.restoreTitle', { version: id })}
        content={say('settings.restoreText', { at: formatDateTime(at) })}
        confirm={say('settings.restore')}
        cancel={say('edit.cancel')}
        onConfirm={() => restore.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
