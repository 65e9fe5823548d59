import { type Product } from '../../api/types.js'
import { Dialog } from '../../ui/Dialog.js'
import { fullTitle } from '../../ui/product-words.js'
import { catalog } from '../../words/catalog.js'
import ReviewList from './ReviewList.js'

function ReviewsDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  return (
    <Dialog title={catalog.reviewsOf(fullTitle(product))} onClose={onClose}>
      <ReviewList of={['product', product.Id]} />
    </Dialog>
  )
}

export default ReviewsDialog
