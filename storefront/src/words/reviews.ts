export const reviews = {
  title: 'Write a Review',
  rating: 'Rating',
  ratingOf: (rating: number) => (rating === 1 ? '1 star' : `${rating} stars`),
  text: 'Review',
  submit: 'Submit',
  cancel: 'Cancel',
  pending: 'Your review is under process.',
  rejected: 'Your review has been rejected. Please edit and resubmit.',
  approved: 'Your review has been approved.',
  submitted: 'Review submitted!',
  failed: 'Failed to submit review',
  back: 'Back to orders',
}
