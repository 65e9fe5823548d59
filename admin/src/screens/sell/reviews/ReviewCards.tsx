import './words.js'
import '../../../parts/orders/words.js'
import StarRounded from '@mui/icons-material/StarRounded'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { type RaRecord, useListContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type Review } from '../../../api/api-types.js'
import { nameInWords } from '../../../api/names.js'
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
import { approvalOf } from './approval.js'
import { DecisionButtons } from './DecisionButtons.js'

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
  const { data = [] } = useListContext<Review & RaRecord>()
  const cards = useKeptFocus<HTMLUListElement>(data.map(({ id }) => id).join())
  return (
    <Box component="ul" ref={cards} tabIndex={-1} aria-label={say('reviews.list')} sx={list}>
      {data.map((review) => (
        <ReviewCard key={review.id} review={review} />
      ))}
    </Box>
  )
}

const card = { p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1.5, gridTemplateRows: 'auto auto 1fr' }
const quote = {
  m: 0,
  p: 1.5,
  bgcolor: colour.rice,
  borderRadius: `${radius.field}px`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
}

/** A review with the product it is about, who wrote it and for which order. */
function ReviewCard({ review }: { review: Review }) {
  const heading = useId()
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
        <Typography variant="h2" id={heading} sx={{ flex: '1 1 200px' }}>
          {nameInWords(review.name)}
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
      </Box>
      <ReviewFacts review={review} />
      <DecisionButtons review={review} />
    </Card>
  )
}

function ReviewFacts({ review: { order, mobileNumber, date } }: { review: Review }) {
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
