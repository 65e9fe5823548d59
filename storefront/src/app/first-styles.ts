/**
 * Styles of screens that the server renders, and of the dialogs of the products: imported here, they come with the
 * first load, inside the document, while the code of these screens waits until it is needed.
 */
import '../features/catalog/dialogs.module.css'
import '../features/catalog/LandingParts.module.css'
import '../features/catalog/PickleFacts.module.css'
import '../features/catalog/ProductCard.module.css'
import '../features/catalog/ProductFilters.module.css'
import '../features/catalog/ProductPage.module.css'
import '../features/catalog/Products.module.css'
import '../features/catalog/Together.module.css'
import '../features/home/Footer.module.css'
import '../features/home/Landing.module.css'
import '../pages/policies/Prose.module.css'
import '../ui/DeliverTo.module.css'
import '../ui/FoodMark.module.css'
import '../ui/GlazeEdge.module.css'
import '../ui/Page.module.css'
import '../ui/ProductPicture.module.css'
import '../ui/Stepper.module.css'
