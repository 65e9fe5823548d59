import './words.js'
import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type RaRecord, useDataProvider, useGetOne, useRecordContext } from 'react-admin'
import { Link as RouterLink, Navigate, useSearchParams } from 'react-router-dom'
import { type Product, type Shop } from '../../../api/api-types.js'
import { quietQuery } from '../../../api/query-client.js'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { CreateForm } from '../../../kit/edit/CreateForm.js'
import { EditForm } from '../../../kit/edit/EditForm.js'
import { Neighbours } from '../../../kit/lists/Neighbours.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ProductName } from '../../../kit/ui/ProductName.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../../kit/words/use-words.js'
import { PriceHistory } from '../../../parts/prices/PriceHistory.js'
import { isAdmin } from '../../../session/access.js'
import { useSession } from '../../../session/session-context.js'
import { editAddress, LIST } from './places.js'
import { copyOf, fieldsOf, productValues, toSend } from './product-draft.js'
import { ProductBeside } from './ProductBeside.js'
import { ProductInputs } from './ProductInputs.js'
import { SampleNotice } from './SampleNotice.js'
import { ViewOnly } from './ViewOnly.js'

const PUBLIC_ID = /^(FG|RM|SG)-\d+$/i
const shared = { leave: LIST, then: LIST, failed: 'products.saveFailed' } as const
const REMEMBERED = ['materialType']
const nameOf = ({ name }: Product) => name
/** Whatever the type, a conflict looks at all that a form may change. */
const allFields = [...new Set([...fieldsOf('FG'), ...fieldsOf('RM')])]

/** /product-entry: a new product, with `?copy=` as a copy of another; with `?id=` the one that Edit chose. */
export function ProductEntry() {
  const say = useWords()
  const { role } = useSession()
  const [search] = useSearchParams()
  const id = search.get('id') ?? undefined
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
            called="title"
          />
        )}
      </Box>
      {isAdmin(role) ? <ProductForm key={id} id={id} copy={search.get('copy')} /> : <ViewOnly />}
    </>
  )
}

function ProductForm({ id, copy }: { id: string | undefined; copy: string | null }) {
  const say = useWords()
  const api = useApi()
  const shop = useQuery({ queryKey: ['shop'], queryFn: () => api.shop() })
  if (shop.isError) {
    const message = sentenceOf(shop.error, say('products.listsFailed'))
    return <ErrorNotice message={message} onRetry={() => void shop.refetch()} />
  }
  if (!shop.data) return <ScreenSkeleton rows={1} height={480} />
  if (id === undefined && copy !== null) return <CopiedProduct key={copy} of={copy} shop={shop.data} />
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
  return <Navigate to={editAddress(found.data.data.id)} replace />
}

/** @param of `Id` of the product that is copied */
function CopiedProduct({ of, shop }: { of: string; shop: Shop }) {
  const say = useWords()
  const { data, error, refetch } = useGetOne<Product>('products', { id: of }, quietQuery)
  if (data) return <NewProduct shop={shop} copy={data} />
  if (!error) return <ScreenSkeleton rows={1} height={480} />
  const message = sentenceOf(error, say('products.copyFailed'))
  return <ErrorNotice message={message} onRetry={() => void refetch()} />
}

function NewProduct({ shop, copy }: { shop: Shop; copy?: Product }) {
  const say = useWords()
  return (
    <CreateForm<Product>
      {...shared}
      resource="products"
      blank={copy ? copyOf(copy) : {}}
      remembers={REMEMBERED}
      submit="products.create"
      saved="products.created"
      nameOf={nameOf}
      transform={toSend}
    >
      {copy && (
        <Alert severity="info" variant="outlined">
          {say('products.copied', { name: copy.title })}
        </Alert>
      )}
      <ProductInputs lists={shop.catalogue} editing={false} />
    </CreateForm>
  )
}

/** Names the product above its form. */
function WhichProduct() {
  const product = useRecordContext<Product>()
  if (!product) return null
  return (
    <Typography variant="h2" component="h2">
      <ProductName product={product} below={product.Id} />
    </Typography>
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
      aside={(product) => <ProductBeside product={product} />}
      below={({ _id, materialType }) => materialType === 'RM' && <PriceHistory product={_id} level="h2" />}
    >
      <SampleNotice then={LIST} />
      <WhichProduct />
      <ProductInputs lists={shop.catalogue} editing />
    </EditForm>
  )
}
