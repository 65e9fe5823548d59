import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type EditedLanding } from '../../../api/api-types.js'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { colour, radius } from '../../../kit/theme/tokens.js'
import { SETTLES_MS, useSettled } from '../../../kit/ui/use-settled.js'
import { useWords } from '../../../kit/words/use-words.js'

/** The shop's own page, which waits for a draft from here (storefront/src/app/preview.ts). */
const PAGE = '/userhomepage?preview'

/** Where the preview is seen. */
export type Device = 'phone' | 'computer'

/** A window of a computer; it is shown as much smaller as it has to be. */
const WINDOW = { width: 1280, height: 800 }

/** The width of an element as it changes, and what watches it. */
function useWidth() {
  const [width, setWidth] = useState(0)
  const watch = useCallback((element: HTMLElement) => {
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [width, watch] as const
}

function frameStyle(device: Device, scale: number) {
  if (device === 'phone') return { width: '100%', maxWidth: 400, height: 680 }
  return { ...WINDOW, transform: `scale(${scale})`, transformOrigin: '0 0' }
}

interface LandingPreviewProps {
  device: Device
  onDevice: (device: Device) => void
}

/**
 * The shop with what is typed, on a phone or on a computer: the server makes a page of the draft and stores nothing, the
 * frame shows it.
 */
export function LandingPreview({ device, onDevice }: LandingPreviewProps) {
  const say = useWords()
  const api = useApi()
  const heading = useId()
  const frame = useRef<HTMLIFrameElement>(null)
  const [width, watch] = useWidth()
  const scale = width / WINDOW.width
  const draft = useSettled(useWatch({ name: 'landing' }) as EditedLanding['landing'], SETTLES_MS)
  const { data, error } = useQuery({
    queryKey: ['landing-preview', draft],
    queryFn: ({ signal }) => api.previewLanding(draft, signal),
    placeholderData: keepPreviousData,
    retry: false,
  })
  useEffect(() => {
    const show = () => frame.current?.contentWindow?.postMessage({ landing: data }, location.origin)
    const onMessage = ({ origin, source }: MessageEvent) => {
      if (origin === location.origin && source === frame.current?.contentWindow) show()
    }
    show()
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [data])
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={heading} variant="h2">
        {say('landing.preview')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {say('landing.previewHelp')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        color="primary"
        value={device}
        aria-label={say('landing.previewOn')}
        onChange={(_, chosen: Device | null) => chosen !== null && onDevice(chosen)}
      >
        {(['phone', 'computer'] as const).map((one) => (
          <ToggleButton key={one} value={one} sx={{ minHeight: 44, textTransform: 'none' }}>
            {say(one === 'phone' ? 'landing.onPhone' : 'landing.onComputer')}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error && (
        <Typography role="status" color="error" sx={{ overflowWrap: 'anywhere' }}>
          {sentenceOf(error, say('landing.previewFailed'))}
        </Typography>
      )}
      <Box
        ref={watch}
        style={{ height: device === 'computer' ? WINDOW.height * scale : undefined }}
        sx={{ overflow: 'hidden' }}
      >
        <Box
          component="iframe"
          ref={frame}
          src={PAGE}
          title={say('landing.previewFrame')}
          style={frameStyle(device, scale)}
          sx={{
            display: 'block',
            border: `1px solid ${colour.stone}`,
            borderRadius: `${radius.card}px`,
          }}
        />
      </Box>
    </Box>
  )
}
