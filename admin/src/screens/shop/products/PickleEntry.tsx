import './words.js'
import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { maxLength, maxValue, type RaRecord, TextInput, type Validator } from 'react-admin'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { type Pickle, type PickleField, type Shop } from '../../../api/api-types.js'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { EditForm } from '../../../kit/edit/EditForm.js'
import { FormSection } from '../../../kit/edit/FormSection.js'
import { type ShowValue } from '../../../kit/edit/value-in-words.js'
import { FigureInput } from '../../../kit/inputs/FigureInput.js'
import { PicturesInput } from '../../../kit/inputs/PicturesInput.js'
import { RichTextInput } from '../../../kit/inputs/RichTextInput.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { plainText } from '../../../kit/ui/plain-text.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'
import { isAdmin } from '../../../session/access.js'
import { useSession } from '../../../session/session-context.js'
import { figures } from './columns.js'
import { GoesWithInput } from './GoesWithInput.js'
import { variantsAddress } from './places.js'
import { pictureOf } from './product-draft.js'
import { notBelowZero } from './rules.js'

type Row = Pickle & RaRecord
type Table = NonNullable<Pickle['nutrition']>
type Draft = Record<string, unknown>

const FIELDS = ['story', 'pictures', 'nutrition', 'howToEat', 'goesWith'] as const satisfies PickleField[]

const partOf =
  (parts: readonly (keyof Table)[], whole: keyof Table, sentence: string): Validator =>
  (value, { nutrition }: Partial<Pickle>) => {
    const most = nutrition?.[whole] ?? null
    const sum = parts.reduce((total, part) => total + (nutrition?.[part] ?? 0), 0)
    // Figures of a label are rounded each by itself.
    return value != null && most !== null && sum > most + 0.1 ? sentence : undefined
  }
const fats = partOf(['saturatedFatG', 'transFatG'], 'fatG', 'pickle.fats')
const most = (figure: number) => [notBelowZero, maxValue(figure, 'pickle.nutrientMost')]
const grams = most(100)

/** The figures of the label, in its order, with what the server asks of each. */
const NUTRIENTS: readonly (readonly [keyof Table, Validator[]])[] = [
  ['energyKcal', most(900)],
  ['proteinG', grams],
  ['carbohydrateG', grams],
  ['sugarG', [...grams, partOf(['sugarG'], 'carbohydrateG', 'pickle.sugars')]],
  ['fatG', grams],
  ['saturatedFatG', [...grams, fats]],
  ['transFatG', [...grams, fats]],
  ['sodiumMg', most(40_000)],
]

const longest = maxLength(1000)

function toSend(draft: Draft): Draft {
  const sent = Object.fromEntries([...FIELDS, 'version'].map((field) => [field, draft[field]]))
  return { ...sent, pictures: ((draft['pictures'] ?? []) as Pickle['pictures']).map(pictureOf) }
}

/** How a conflict tells the values that are more than a text. */
const valuesIn =
  (say: Say, labelOf: (code: string) => string): ShowValue =>
  (source, value) => {
    if (value === null || value === undefined) return undefined
    if (source === 'story') return plainText(String(value)) || undefined
    if (source === 'goesWith') return (value as string[]).map(labelOf).join(', ') || undefined
    if (source === 'pictures')
      return say('products.pictureCount', { smart_count: (value as Pickle['pictures']).length })
    if (source !== 'nutrition') return undefined
    const filled = Object.values(value as Table).filter((figure) => figure !== null).length
    return say('pickle.figures', { smart_count: filled })
  }

/** /dashboard/pickle?type=…: what all jars of a pickle share, entered once. */
export function PickleEntry() {
  const say = useWords()
  const api = useApi()
  const { role } = useSession()
  const type = useSearchParams()[0].get('type') ?? ''
  const shop = useQuery({ queryKey: ['shop'], queryFn: () => api.shop() })
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button component={RouterLink} to={variantsAddress(type)} startIcon={<ArrowBackOutlined />}>
          {say('products.back')}
        </Button>
        <PageTitle>{say('pickle.title')}</PageTitle>
      </Box>
      {!isAdmin(role) && (
        <Alert severity="info" variant="outlined">
          {say('products.viewOnly')}
        </Alert>
      )}
      {isAdmin(role) && shop.error && (
        <ErrorNotice
          message={sentenceOf(shop.error, say('products.listsFailed'))}
          onRetry={() => void shop.refetch()}
        />
      )}
      {isAdmin(role) && shop.isPending && <ScreenSkeleton rows={1} height={480} />}
      {isAdmin(role) && shop.data && <PickleForm key={type} type={type} lists={shop.data.catalogue} />}
    </>
  )
}

function PickleForm({ type, lists }: { type: string; lists: Shop['catalogue'] }) {
  const say = useWords()
  const { variantTypes } = lists
  const labelOf = (code: string) => variantTypes.find((one) => one.code === code)?.label ?? code
  return (
    <EditForm<Row>
      resource="pickles"
      id={type}
      fields={FIELDS}
      transform={toSend}
      showValue={valuesIn(say, labelOf)}
      saved="pickle.saved"
      failed="pickle.saveFailed"
      nameOf={({ title }) => title}
      leave={variantsAddress(type)}
      then={variantsAddress(type)}
    >
      <Typography variant="h2">{labelOf(type)}</Typography>
      <FormSection title="pickle.story">
        <Typography variant="body2" color="text.secondary">
          {say('pickle.storyHelp')}
        </Typography>
        <PicturesInput source="pictures" />
        <RichTextInput source="story" />
      </FormSection>
      <FormSection title="pickle.eating">
        <TextInput source="howToEat" multiline validate={longest} helperText={say('pickle.eatingHelp')} />
        <GoesWithInput source="goesWith" others={variantTypes.filter(({ code }) => code !== type)} />
      </FormSection>
      <FormSection title="pickle.nutrition">
        <Typography variant="body2" color="text.secondary">
          {say('pickle.nutritionHelp')}
        </Typography>
        <Box sx={figures}>
          {NUTRIENTS.map(([one, validate]) => (
            <FigureInput key={one} source={`nutrition.${one}`} validate={validate} />
          ))}
        </Box>
      </FormSection>
    </EditForm>
  )
}
