import '../../../parts/reviews/words.js'
import '../../../parts/orders/words.js'
import StarRounded from '@mui/icons-material/StarRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { type RaRecord, useListContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type Review } from '../../../api/api-types.js'
import { colour, radius } from '../../../kit/theme/tokens.js'
import { telLink } from '../../../kit/ui/contact-links.js'
import { Fact } from '../../../kit/ui/Fact.js'
import { formatDay, formatMoney } from '../../../kit/ui/format.js'
import { factsOfCard } from '../../../kit/ui/layout.js'
import { plainText } from '../../../kit/ui/plain-text.js'
import { StatusChip } from '../../../kit/ui/StatusChip.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { useKeptFocus } from '../../../kit/ui/use-kept-focus.js'
import { useWords } from '../../../kit/words/use-words.js'
import { DecisionButtons } from '../../../parts/reviews/DecisionButtons.js'
import { AnswerButton } from './AnswerButton.js'
import { approvalOf } from './approval.js'

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
  alignItems: 'stretch',
}

/** The reviews of the page; after a decision the keyboard goes on among those that are left. */
export function ReviewCards() {
  const say = useWords()
  const { data = [], selectedIds, onToggleItem } = useListContext<Review & RaRecord>()
  const cards = useKeptFocus<HTMLUListElement>(data.map(({ id }) => id).join())
  return (
    <>
      <ChosenReviews />
      <Box component="ul" ref={cards} tabIndex={-1} aria-label={say('reviews.list')} sx={list}>
        {data.map((review) => (
          <ReviewCard
            key={review.id}
            review={review}
            isChosen={selectedIds.includes(review.id)}
            onChoose={() => onToggleItem(review.id)}
          />
        ))}
      </Box>
    </>
  )
}

const card = { p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1.5, gridTemplateRows: 'auto auto 1fr' }
const picture = {
  display: 'block',
  maxWidth: '100%',
  height: 140,
  border: `1px solid ${colour.stone}`,
  borderRadius: `${radius.field}px`,
}
const quote = {
  m: 0,
  p: 1.5,
  bgcolor: colour.rice,
  borderRadius: `${radius.field}px`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
}

/** Several reviews are decided at once; those that were decided meanwhile are chosen no longer. */
function ChosenReviews() {
  const say = useWords()
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<Review & RaRecord>()
  const chosen = data.filter(({ id }) => selectedIds.includes(id))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Button onClick={() => (chosen.length > 0 ? onUnselectItems() : onSelect(data.map(({ id }) => id)))}>
        {say(chosen.length > 0 ? 'reviews.chooseNone' : 'reviews.chooseAll')}
      </Button>
      <Typography role="status">
        {chosen.length > 0 && say('reviews.chosen', { smart_count: chosen.length })}
      </Typography>
      {chosen.length > 0 && (
        <DecisionButtons
          reviews={chosen}
          approve={{ text: say('reviews.approveChosen'), label: say('reviews.approveChosen') }}
          reject={{ text: say('reviews.rejectChosen'), label: say('reviews.rejectChosen') }}
          onDecided={onUnselectItems}
        />
      )}
    </Box>
  )
}

interface ReviewCardProps {
  review: Review
  isChosen: boolean
  onChoose: () => void
}

/** A review with the product it is about, who wrote it and for which order. */
function ReviewCard({ review, isChosen, onChoose }: ReviewCardProps) {
  const say = useWords()
  const heading = useId()
  const { title: name, photo, answer } = review
  return (
    <Card component="li" aria-labelledby={heading} sx={card}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          justifyContent: 'space-between',
          alignItems: 'start',
        }}
      >
        <Checkbox
          checked={isChosen}
          onChange={onChoose}
          slotProps={{ input: { 'aria-label': say('reviews.choose', { name }) } }}
          sx={{ m: -1 }}
        />
        <Typography variant="h2" id={heading} sx={{ flex: '1 1 200px' }}>
          {name}
        </Typography>
        <StatusChip status={approvalOf(review)} />
      </Box>
      <Typography color="text.secondary">
        {plainText(review.description)} · {formatMoney(review.price)}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
        <Stars rating={review.rating} />
        {review.comment !== '' && (
          <Typography component="blockquote" sx={quote}>
            {review.comment}
          </Typography>
        )}
        {photo !== null && (
          <Box component="a" href={photo} target="_blank" rel="noreferrer" sx={{ justifySelf: 'start' }}>
            <Box component="img" src={photo} alt={say('reviews.photo')} sx={picture} />
          </Box>
        )}
        {answer && (
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            <strong>{say('reviews.ourAnswer')}:</strong> {answer.text}
          </Typography>
        )}
      </Box>
      <ReviewFacts review={review} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <DecisionButtons
          reviews={[review]}
          approve={{ text: say('reviews.approve'), label: `${say('reviews.approve')}: ${name}` }}
          reject={{ text: say('reviews.reject'), label: `${say('reviews.reject')}: ${name}` }}
        />
        {review.approved === true && <AnswerButton review={review} />}
      </Box>
    </Card>
  )
}

function ReviewFacts({ review: { order, mobileNumber, date, author, reason } }: { review: Review }) {
  const say = useWords()
  return (
    <Box component="dl" sx={factsOfCard}>
      <Fact name={say('orders.orderId')}>
        <TapLink component={RouterLink} to={`/assign-stock?order=${encodeURIComponent(order.orderId)}`}>
          {order.orderId}
        </TapLink>
      </Fact>
      <Fact name={say('orders.orderDate')}>{formatDay(order.orderDate)}</Fact>
      <Fact name={say('orders.userMobile')}>
        <TapLink href={telLink(mobileNumber)}>{mobileNumber}</TapLink>
      </Fact>
      <Fact name={say('reviews.written')}>{formatDay(date)}</Fact>
      <Fact name={say('reviews.shownAs')}>
        {author ? [author.firstName, author.city].filter(Boolean).join(', ') : say('reviews.masked')}
      </Fact>
      {reason !== '' && (
        <Fact name={say('reviews.reasonWas')} wide>
          {reason}
        </Fact>
      )}
    </Box>
  )
}

function Stars({ rating }: { rating: number }) {
  const say = useWords()
  return (
    <Box
      role="img"
      aria-label={say('reviews.rating', { rating })}
      sx={{ display: 'flex', alignItems: 'center' }}
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <StarRounded key={star} aria-hidden sx={{ color: star <= rating ? colour.sesame : colour.stone }} />
      ))}
      <Typography component="span" aria-hidden sx={{ ml: 1 }}>
        {rating}/5
      </Typography>
    </Box>
  )
}
