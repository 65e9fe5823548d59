import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type PointerEvent, useState } from 'react'
import { colour } from '../theme/tokens.js'
import { unseen } from './layout.js'
import { ticksOf } from './ticks.js'

interface Series {
  name: string
  tone: string
}

/** A place on the axis below, with a value for each series. */
interface Slot {
  key: string
  name: string
  values: readonly number[]
}

interface ChartProps {
  /** What it shows, for those who do not see it. */
  label: string
  series: readonly Series[]
  slots: readonly Slot[]
  /** Written below the axis: a name for each slot, or the first and the last. */
  below: readonly string[]
  /** How a value is written. */
  format: (value: number) => string
  /** How a value is written at the axis, where little room is. */
  formatTick: (value: number) => string
}

const HEIGHT = 180
const GAP = 0.2
/** A column with something in it is seen, however little. */
const LEAST = 0.008

/**
 * Columns over an axis of values. One slot is chosen by tap, pointer or arrow keys, and says its values below; what it
 * says is what a screen reader hears.
 */
export function Chart({ label, series, slots, below, format, formatTick }: ChartProps) {
  const [chosen, choose] = useState<number | null>(null)
  const at = Math.min(chosen ?? slots.length - 1, slots.length - 1)
  const slot = slots[at]
  const ticks = ticksOf(slots.flatMap(({ values }) => values))
  const bottom = ticks[0] ?? 0
  const span = (ticks.at(-1) ?? 1) - bottom
  /** From the upper edge, in parts of 1. */
  const heightOf = (value: number) => 1 - (value - bottom) / span
  const pointed = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    choose(Math.max(0, Math.min(slots.length - 1, Math.floor(((clientX - left) / width) * slots.length))))
  }
  if (!slot) return null
  const told = series.map(({ name }, place) => `${name} ${format(slot.values[place] ?? 0)}`)
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: 1 }}>
        <Box aria-hidden sx={{ position: 'relative', height: HEIGHT }}>
          {/* Gives the column its width. */}
          <Box sx={{ visibility: 'hidden', height: 0, fontSize: 13 }}>
            {ticks.map((tick) => (
              <div key={tick}>{formatTick(tick)}</div>
            ))}
          </Box>
          {ticks.map((tick) => (
            <Box
              key={tick}
              sx={{
                position: 'absolute',
                right: 0,
                top: `${heightOf(tick) * 100}%`,
                translate: '0 -50%',
                fontSize: 13,
                color: colour.muted,
                whiteSpace: 'nowrap',
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {formatTick(tick)}
            </Box>
          ))}
        </Box>
        <Box
          sx={{
            position: 'relative',
            height: HEIGHT,
            touchAction: 'pan-y',
            '&:focus-within': { outline: `3px solid ${colour.info}`, outlineOffset: 2 },
          }}
          onPointerDown={pointed}
          onPointerMove={(event) => event.pointerType === 'mouse' && pointed(event)}
        >
          <Box
            component="svg"
            aria-hidden
            viewBox={`0 0 ${slots.length} 1`}
            preserveAspectRatio="none"
            sx={{ display: 'block', width: '100%', height: '100%', overflow: 'visible' }}
          >
            <rect x={at} width={1} y={0} height={1} fill={colour.stone} opacity={0.6} />
            {ticks.map((tick) => (
              <line
                key={tick}
                x1={0}
                x2={slots.length}
                y1={heightOf(tick)}
                y2={heightOf(tick)}
                stroke={tick === 0 ? colour.muted : colour.stone}
                strokeWidth={1}
                vectorEffect="non-scaling-stroke"
              />
            ))}
            {slots.map(({ key, values }, place) =>
              values.map((value, one) => {
                const width = (1 - GAP) / values.length
                const long = value === 0 ? 0 : Math.max(LEAST, Math.abs(value) / span)
                return (
                  <rect
                    key={`${key} ${series[one]?.name}`}
                    x={place + GAP / 2 + one * width}
                    width={width * (values.length > 1 ? 0.92 : 1)}
                    y={value < 0 ? heightOf(0) : heightOf(0) - long}
                    height={long}
                    fill={series[one]?.tone}
                  />
                )
              }),
            )}
          </Box>
          <Box
            component="input"
            type="range"
            min={0}
            max={slots.length - 1}
            step={1}
            value={at}
            aria-label={label}
            aria-valuetext={`${slot.name}: ${told.join(', ')}`}
            onChange={(event) => choose(Number(event.currentTarget.value))}
            sx={{ ...unseen, m: 0 }}
          />
        </Box>
        <span />
        <Box
          aria-hidden
          sx={{
            display: 'flex',
            justifyContent: below.length === slots.length ? 'space-around' : 'space-between',
            color: colour.muted,
            fontSize: 13,
          }}
        >
          {below.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </Box>
      </Box>
      <Typography component="p" aria-hidden sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <strong>{slot.name}</strong>
        {series.map(({ name, tone }, place) => (
          <Box
            component="span"
            key={name}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 0.75,
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {series.length > 1 && (
              <Box component="span" sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: tone }} />
            )}
            {name} {format(slot.values[place] ?? 0)}
          </Box>
        ))}
      </Typography>
    </Box>
  )
}
