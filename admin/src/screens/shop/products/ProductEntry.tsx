import './words.js'
import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type RaRecord, useDataProvider } from 'react-admin'
import { Link as RouterLink, Navigate, useSearchParams } from 'react-router-dom'
import { type Product, type Shop } from '../../../api/api-types.js'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { CreateForm } from '../../../kit/edit/CreateForm.js'
import { EditForm } from '../../../kit/edit/EditForm.js'
import { Neighbours } from '../../../kit/lists/Neighbours.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../../kit/words/use-words.js'
import { PriceHistory } from '../../../parts/prices/PriceHistory.js'
import { Waiting } from '../../../parts/waiting/Waiting.js'
import { isAdmin } from '../../../session/access.js'
import { useSession } from '../../../session/session-context.js'
import { fieldsOf, productValues, toSend } from './product-draft.js'
import { ProductInputs } from './ProductInputs.js'

const LIST = '/product-list'
const PUBLIC_ID = /^(FG|RM|SG)-\d+$/i
const shared = { leave: LIST, then: LIST, failed: 'products.saveFailed', maxWidth: 960 } as const
const nameOf = ({ name }: Product) => name
/** Whatever the type, a conflict looks at all that a form may change. */
const allFields = [...new Set([...fieldsOf('FG'), ...fieldsOf('RM')])]

/** /product-entry: a new product; with `?id=` the one that Edit chose. */
export function ProductEntry() {
  const say = useWords()
  const { role } = useSession()
  const id = useSearchParams()[0].get('id') ?? undefined
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button component={RouterLink} to={LIST} startIcon={<ArrowBackOutlined />}>
          {say('products.back')}
        </Button>
        <PageTitle>{say(id === undefined ? 'products.create' : 'products.edit')}</PageTitle>
        {id !== undefined && (
          <Neighbours
            resource="products"
            field="id"
            shown={id}
            to={(other) => `/product-entry?id=${other}`}
            called="name"
          />
        )}
      </Box>
      {isAdmin(role) ? <ProductForm key={id} id={id} /> : <ViewOnly />}
    </>
  )
}

function ViewOnly() {
  const say = useWords()
  return (
    <Alert severity="info" variant="outlined">
      {say('products.viewOnly')}
    </Alert>
  )
}

function ProductForm({ id }: { id: string | undefined }) {
  const say = useWords()
  const api = useApi()
  const shop = useQuery({ queryKey: ['shop'], queryFn: () => api.shop() })
  if (shop.isError) {
    const message = sentenceOf(shop.error, say('products.listsFailed'))
    return <ErrorNotice message={message} onRetry={() => void shop.refetch()} />
  }
  if (!shop.data) return <ScreenSkeleton rows={1} height={480} />
  if (id === undefined) return <NewProduct shop={shop.data} />
  return PUBLIC_ID.test(id) ? <ByPublicId id={id} /> : <OldProduct id={id} shop={shop.data} />
}

/** The id that people know leads to the form of the record. */
function ByPublicId({ id }: { id: string }) {
  const say = useWords()
  const provider = useDataProvider()
  const found = useQuery({
    queryKey: ['products', 'by public id', id],
    queryFn: () => provider.getOne<Product & RaRecord>('products', { id }),
  })
  if (found.isError) return <ErrorNotice message={sentenceOf(found.error, say('edit.loadFailed'))} />
  if (!found.data) return <ScreenSkeleton rows={1} height={480} />
  return <Navigate to={`/product-entry?id=${found.data.data.id}`} replace />
}

function NewProduct({ shop }: { shop: Shop }) {
  return (
    <CreateForm<Product>
      {...shared}
      resource="products"
      submit="products.create"
      saved="products.created"
      nameOf={nameOf}
      transform={toSend}
    >
      <ProductInputs lists={shop.catalogue} editing={false} />
    </CreateForm>
  )
}

function OldProduct({ id, shop }: { id: string; shop: Shop }) {
  const say = useWords()
  return (
    <EditForm<Product>
      {...shared}
      resource="products"
      id={id}
      fields={allFields}
      transform={toSend}
      showValue={productValues(say)}
      submit="products.update"
      saved="products.updated"
      nameOf={nameOf}
      below={({ _id, Id, materialType }) => (
        <Box sx={{ maxWidth: shared.maxWidth }}>
          {materialType === 'RM' && <PriceHistory product={_id} level="h2" />}
          {materialType === 'FG' && <Waiting Id={Id} />}
        </Box>
      )}
    >
      <ProductInputs lists={shop.catalogue} editing />
    </EditForm>
  )
}
