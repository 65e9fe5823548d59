import AddOutlined from '@mui/icons-material/AddOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { TextInput } from 'react-admin'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { colour, radius } from '../../../kit/theme/tokens.js'
import { useWords } from '../../../kit/words/use-words.js'

/** What the server fills in (`REPLY_FACTS`); it refuses any other. */
const FACTS = [
  ...(['name', 'orderId', 'orderDate', 'jars', 'total'] as const),
  ...(['deliveryStatus', 'waybill', 'shop', 'phone'] as const),
]

const frame = {
  display: 'grid',
  gap: 1,
  p: 1.5,
  border: `1px solid ${colour.stone}`,
  borderRadius: `${radius.field}px`,
}

/** Ready answers to customers, in the order in which staff choose from them. */
export function RepliesInput() {
  const say = useWords()
  const { fields, append, remove } = useFieldArray({ name: 'replies', keyName: 'key' })
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="body2" color="text.secondary">
        {say('settings.repliesHelp')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {fields.map(({ key }, at) => (
          <Reply key={key} source={`replies.${at}`} onRemove={() => remove(at)} />
        ))}
      </Box>
      <Button
        startIcon={<AddOutlined />}
        sx={{ justifySelf: 'start' }}
        onClick={() => append({ title: '', text: '' })}
      >
        {say('settings.addReply')}
      </Button>
    </Box>
  )
}

function Reply({ source, onRemove }: { source: string; onRemove: () => void }) {
  const say = useWords()
  const { setValue, getValues } = useFormContext()
  const row = useRef<HTMLLIElement>(null)
  const title = useWatch({ name: `${source}.title` }) as string | undefined
  const name = title || say('settings.newReply')
  const insert = (fact: string) => {
    const text = String(getValues(`${source}.text`) ?? '')
    // The input gives its own reference to the form.
    const area = row.current?.querySelector('textarea')
    const from = area?.selectionStart ?? text.length
    const to = area?.selectionEnd ?? from
    const written = `${text.slice(0, from)}{{${fact}}}${text.slice(to)}`
    setValue(`${source}.text`, written, { shouldDirty: true })
    area?.focus()
  }
  return (
    <Box component="li" ref={row} sx={frame}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <TextInput
          source={`${source}.title`}
          label="settings.replyTitle"
          autoComplete="off"
          helperText={false}
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
        <IconButton aria-label={say('settings.remove', { name })} onClick={onRemove}>
          <DeleteOutlined />
        </IconButton>
      </Box>
      <TextInput
        source={`${source}.text`}
        label="settings.replyText"
        multiline
        minRows={2}
        helperText={false}
        slotProps={{ htmlInput: { maxLength: 1500 } }}
      />
      <Box
        role="group"
        aria-label={say('settings.replyFacts', { name })}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}
      >
        {FACTS.map((fact) => (
          <Button
            key={fact}
            size="small"
            aria-label={say('settings.insertFact', { fact: say(`replyFacts.${fact}`), name })}
            onClick={() => insert(fact)}
          >
            {say(`replyFacts.${fact}`)}
          </Button>
        ))}
      </Box>
    </Box>
  )
}
