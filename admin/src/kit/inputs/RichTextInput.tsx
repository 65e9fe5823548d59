import FormatBoldOutlined from '@mui/icons-material/FormatBoldOutlined'
import FormatItalicOutlined from '@mui/icons-material/FormatItalicOutlined'
import FormatListBulletedOutlined from '@mui/icons-material/FormatListBulletedOutlined'
import FormatListNumberedOutlined from '@mui/icons-material/FormatListNumberedOutlined'
import InsertLinkOutlined from '@mui/icons-material/InsertLinkOutlined'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type ClipboardEvent, useEffect, useRef } from 'react'
import { useInput, useResourceContext, useTranslateLabel, ValidationError, type Validator } from 'react-admin'
import { colour, radius } from '../theme/tokens.js'
import { plainText } from '../ui/plain-text.js'
import { useWords } from '../words/use-words.js'
import { cleanMarkup } from './clean-markup.js'
import { LinkDialog } from './LinkDialog.js'
import { useLink } from './use-link.js'

const tools = [
  { command: 'bold', words: 'richText.bold', icon: FormatBoldOutlined },
  { command: 'italic', words: 'richText.italic', icon: FormatItalicOutlined },
  { command: 'insertUnorderedList', words: 'richText.bullets', icon: FormatListBulletedOutlined },
  { command: 'insertOrderedList', words: 'richText.numbers', icon: FormatListNumberedOutlined },
] as const

const frame = {
  border: `1px solid ${colour.muted}`,
  borderRadius: `${radius.field}px`,
  bgcolor: colour.paper,
  '&:focus-within': { borderColor: colour.clay, boxShadow: `0 0 0 1px ${colour.clay}` },
}
const page = {
  minHeight: 112,
  maxHeight: 320,
  overflowY: 'auto',
  px: 1.75,
  py: 0.5,
  outline: 'none',
  '& p': { my: 1 },
  '& ul, & ol': { my: 1, pl: 3 },
  '& a': { color: colour.clay },
}

/** Empty markup is no text. */
const settled = (html: string) => (plainText(html) === '' ? '' : cleanMarkup(html))

/**
 * A small editor for a description: bold, italic, lists, links. The browser's own editing does the work; what comes out is
 * reduced to the tags that the server keeps.
 */
export function RichTextInput({ source, validate }: { source: string; validate?: Validator[] }) {
  const say = useWords()
  const nameOf = useTranslateLabel()
  const resource = useResourceContext()
  const editor = useRef<HTMLDivElement>(null)
  const told = useRef<string | null>(null)
  const { field, fieldState, id, isRequired } = useInput<string>({ source, validate, defaultValue: '' })
  const value = (field.value as string | null) ?? ''

  // The page is the editor's own while a person types; another text in the form replaces it.
  useEffect(() => {
    if (!editor.current || value === told.current) return
    told.current = value
    editor.current.innerHTML = cleanMarkup(value)
  }, [value])

  const changed = () => {
    told.current = settled(editor.current?.innerHTML ?? '')
    field.onChange(told.current)
  }
  const apply = (command: string) => {
    editor.current?.focus()
    // Deprecated without a successor, and kept by every browser.
    document.execCommand(command)
    changed()
  }
  const link = useLink(editor, changed)
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
  }
  const message = fieldState.error?.message
  const label = nameOf({ source, resource })
  return (
    <div>
      <Typography
        id={`${id}-label`}
        variant="body2"
        color={message ? 'error' : 'text.secondary'}
        sx={{ mb: 0.5 }}
      >
        {label}
        {isRequired && ' *'}
      </Typography>
      <Box sx={frame}>
        <Box
          role="toolbar"
          aria-label={`${say('richText.tools')}: ${String(nameOf({ source, resource }))}`}
          sx={{ borderBottom: `1px solid ${colour.stone}`, display: 'flex' }}
        >
          {tools.map(({ command, words, icon: Icon }) => (
            <IconButton
              key={command}
              aria-label={say(words)}
              title={say(words)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => apply(command)}
            >
              <Icon />
            </IconButton>
          ))}
          <IconButton
            aria-label={say('richText.link')}
            title={say('richText.link')}
            onMouseDown={(event) => event.preventDefault()}
            onClick={link.ask}
          >
            <InsertLinkOutlined />
          </IconButton>
        </Box>
        <Box
          ref={(element: HTMLDivElement | null) => {
            editor.current = element
            field.ref(element && { focus: () => element.focus() })
          }}
          id={id}
          role="textbox"
          aria-multiline
          aria-labelledby={`${id}-label`}
          aria-required={isRequired}
          aria-invalid={Boolean(message)}
          aria-describedby={message ? `${id}-fault` : undefined}
          tabIndex={0}
          contentEditable
          suppressContentEditableWarning
          onInput={changed}
          onBlur={field.onBlur}
          onPaste={paste}
          onFocus={() => document.execCommand?.('defaultParagraphSeparator', false, 'p')}
          sx={page}
        />
      </Box>
      {link.address !== null && (
        <LinkDialog address={link.address} onApply={link.apply} onRemove={link.remove} onClose={link.close} />
      )}
      {message && (
        <FormHelperText id={`${id}-fault`} error>
          <ValidationError error={message} />
        </FormHelperText>
      )}
    </div>
  )
}
