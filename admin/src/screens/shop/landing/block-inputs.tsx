import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType } from 'react'
import { BooleanInput, TextInput } from 'react-admin'
import { useController } from 'react-hook-form'
import { type EditedLanding } from '../../../api/api-types.js'
import { useApi } from '../../../api/use-api.js'
import { useWords, type WordKey } from '../../../kit/words/use-words.js'
import { EntriesInput } from './EntriesInput.js'
import { PictureInput } from './PictureInput.js'

type Name = EditedLanding['landing']['blocks'][number]['name']

interface WordsProps {
  /** Its place below `landing`. */
  place: string
  most: number
  /** Written in paragraphs. */
  long?: boolean
}

/** A text of the landing page. */
function Words({ place, most, long = false }: WordsProps) {
  return (
    <TextInput
      source={`landing.${place}`}
      autoComplete="off"
      helperText={false}
      multiline={long}
      minRows={long ? 2 : undefined}
      slotProps={{ htmlInput: { maxLength: most } }}
    />
  )
}

function Help({ word }: { word: WordKey }) {
  const say = useWords()
  return (
    <Typography variant="body2" color="text.secondary">
      {say(word)}
    </Typography>
  )
}

/** The hero with About us, which opens below it. */
export function HeroInputs() {
  const say = useWords()
  return (
    <>
      <Box component="section" aria-label={say('landing.hero')} sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="h2">{say('landing.hero')}</Typography>
        <Help word="landing.heroHelp" />
        <Words place="hero.eyebrow" most={80} />
        <Words place="hero.headline" most={80} />
        <Words place="hero.lead" most={300} long />
        <Words place="hero.price" most={120} />
        <Words place="hero.explore" most={40} />
        <PictureInput source="landing.hero.picture" without="landing.drawn" />
      </Box>
      <details>
        <Typography component="summary" sx={{ minHeight: 44, py: 1.25, fontWeight: 600, cursor: 'pointer' }}>
          {say('landing.about')}
        </Typography>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <BooleanInput source="landing.about.shown" color="secondary" helperText={false} />
          <Words place="about.show" most={40} />
          <Words place="about.hide" most={40} />
          <Words place="about.heading" most={80} />
          <Words place="about.text" most={1500} long />
          <Words place="about.more" most={60} />
        </Box>
      </details>
    </>
  )
}

/** The owner's picks among the pickles of the catalogue, in the order in which they were pressed. */
function Picks() {
  const say = useWords()
  const api = useApi()
  const { field } = useController({ name: 'landing.loved.picks' })
  const shop = useQuery({ queryKey: ['shop'], queryFn: () => api.shop() })
  const picks = (field.value ?? []) as string[]
  const types = (shop.data?.catalogue.variantTypes ?? []).filter(
    ({ code, hidden }) => !hidden || picks.includes(code),
  )
  const toggle = (code: string) =>
    field.onChange(picks.includes(code) ? picks.filter((one) => one !== code) : [...picks, code])
  return (
    <Box role="group" aria-label={say('landing.picks')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {types.map(({ code, label }) => {
        const place = picks.indexOf(code) + 1
        return (
          <Button
            key={code}
            variant={place > 0 ? 'contained' : 'outlined'}
            aria-pressed={place > 0}
            aria-label={place > 0 ? say('landing.pickedAt', { label, place }) : label}
            disabled={place === 0 && picks.length === 8}
            onClick={() => toggle(code)}
          >
            {place > 0 ? `${place}. ${label}` : label}
          </Button>
        )
      })}
    </Box>
  )
}

/** What is written in each block. */
export const BLOCK_INPUTS: Readonly<Record<Name, ComponentType>> = {
  delivery: () => <Help word="landing.deliveryHelp" />,
  loved: () => (
    <>
      <Help word="landing.lovedHelp" />
      <Words place="loved.heading" most={80} />
      <Picks />
    </>
  ),
  facts: () => (
    <>
      <Help word="landing.factsHelp" />
      <EntriesInput name="facts" block="facts" most={3} blank={{ title: '', text: '' }}>
        {(place) => (
          <>
            <Words place={`${place}.title`} most={60} />
            <Words place={`${place}.text`} most={200} long />
          </>
        )}
      </EntriesInput>
    </>
  ),
  promo: () => (
    <>
      <Help word="landing.promoHelp" />
      <Words place="promo.heading" most={80} />
      <Words place="promo.text" most={400} long />
      <Words place="promo.button" most={40} />
    </>
  ),
  kitchen: () => (
    <>
      <Help word="landing.kitchenHelp" />
      <Words place="kitchen.heading" most={80} />
      <Words place="kitchen.text" most={1500} long />
      <EntriesInput
        name="kitchen.steps"
        block="kitchen"
        most={3}
        blank={{ title: '', text: '', picture: null }}
      >
        {(place) => (
          <>
            <Words place={`${place}.title`} most={60} />
            <Words place={`${place}.text`} most={300} long />
            <PictureInput source={`landing.${place}.picture`} without="landing.noPicture" />
          </>
        )}
      </EntriesInput>
    </>
  ),
  reviews: () => (
    <>
      <Help word="landing.reviewsHelp" />
      <Words place="reviews.heading" most={80} />
    </>
  ),
  questions: () => (
    <>
      <Help word="landing.questionsHelp" />
      <Words place="questions.heading" most={80} />
      <EntriesInput name="questions.list" block="questions" most={8} blank={{ question: '', answer: '' }}>
        {(place) => (
          <>
            <Words place={`${place}.question`} most={120} />
            <Words place={`${place}.answer`} most={700} long />
          </>
        )}
      </EntriesInput>
    </>
  ),
  trust: () => (
    <>
      <Help word="landing.trustHelp" />
      <Words place="trust.heading" most={80} />
    </>
  ),
}
