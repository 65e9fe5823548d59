import RestoreOutlined from '@mui/icons-material/RestoreOutlined'
import Button from '@mui/material/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useListContext, useNotify } from 'react-admin'
import { type SettingsVersion } from '../data/api-types.js'
import { sentenceOf } from '../data/request.js'
import { useApi } from '../data/use-api.js'
import { formatDateTime } from '../ui/format.js'
import { useWords } from '../words/use-words.js'

/** Brings the values of a version back, after saying what that replaces. */
export function RestoreButton({ version }: { version: SettingsVersion }) {
  const say = useWords()
  const api = useApi()
  const notify = useNotify()
  const queries = useQueryClient()
  const { refetch } = useListContext()
  const [asking, setAsking] = useState(false)
  const { id, at } = version
  const restore = useMutation({
    mutationFn: () => api.restoreSettings(id),
    onSuccess: () => {
      setAsking(false)
      notify('settings.restored', { type: 'success', messageArgs: { version: id } })
      void queries.invalidateQueries({ queryKey: ['settings'] })
      void refetch()
    },
    onError: (error) => {
      setAsking(false)
      notify(sentenceOf(error, say('edit.saveFailed')), { type: 'error' })
    },
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
