import { type Product } from '../../api/types.js'
import { Dialog } from '../../ui/Dialog.js'
import { fullTitle } from '../../ui/product-words.js'
import { catalog } from '../../words/catalog.js'
import { IngredientList } from './IngredientList.js'

function IngredientsDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  return (
    <Dialog title={catalog.ingredientsOf(fullTitle(product))} onClose={onClose}>
      <IngredientList product={product} />
    </Dialog>
  )
}

export default IngredientsDialog
