import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import {
  filterBy,
  type ListPage,
  type ListRequest,
  type ListRules,
} from '../../../../platform/lists/simple-rest.js'
import { ListParameters, StaffList } from '../../../../platform/lists/staff-list.js'
import { type StoredProduct } from '../../catalog/products.service.js'
import { ManageSuppliers } from '../manage-suppliers.service.js'
import { type StoredSupplier, Suppliers } from '../suppliers.service.js'
import { CreateSupplierBody, toSupplierDraft, UpdateSupplierBody } from './supplier-bodies.dto.js'

/** Raw material that a supplier sells. */
class SoldProduct {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ example: 'RM-0004' }) Id!: string
  @ApiProperty({ example: 'Guntur chilli powder' }) name!: string
}

class SupplierAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ example: 'Sri Lakshmi Spices' }) name!: string
  @ApiProperty({ example: '040 2345 6789' }) phone!: string
  @ApiProperty({ example: '27AAPFU0939F1ZV' }) gstin!: string
  @ApiProperty({ example: '13624010000001' }) fssai!: string
  @ApiProperty({ example: 'sales@lakshmi.example' }) email!: string
  @ApiProperty({ example: '12 Market Road, Guntur 522001' }) address!: string
  @ApiProperty({ example: 'Closed on Tuesdays' }) notes!: string
  @ApiProperty({ type: [SoldProduct] }) products!: SoldProduct[]
  @ApiProperty({ example: 30, description: 'Days from a bill to the day on which it is due' })
  paymentDays!: number
  @ApiProperty({ description: 'Only active suppliers are offered at a receipt', example: true })
  activeFlag!: boolean
  @ApiProperty({ example: 3, description: 'Counts the edits; send it back with an update' }) version!: number
}

function toSupplierAnswer(
  supplier: StoredSupplier,
  sold: ReadonlyMap<string, StoredProduct>,
): SupplierAnswer {
  const { name, phone, gstin, fssai, email, address, notes, paymentDays, activeFlag, version } = supplier
  const id = String(supplier._id)
  const products = supplier.products.flatMap((productId) => {
    const product = sold.get(String(productId))
    return product ? [{ _id: String(productId), Id: product.Id, name: product.name }] : []
  })
  return {
    id,
    _id: id,
    name,
    phone,
    gstin,
    fssai,
    email,
    address,
    notes,
    products,
    paymentDays,
    activeFlag,
    version,
  }
}

/** Fields by which the console may sort and filter suppliers. */
const SUPPLIER_LIST_RULES: ListRules = {
  resource: 'suppliers',
  sorts: { name: 'nameKey' },
  filters: {
    q: filterBy.words('words', 'spices guntur'),
    product: filterBy.id('products'),
    activeFlag: filterBy.flag('activeFlag'),
  },
  defaultSort: ['name', 'ASC'],
  uniqueSorts: ['name'],
}

@ApiTags('staff: suppliers')
@Controller('admin/suppliers')
export class SuppliersController {
  constructor(
    private readonly suppliers: Suppliers,
    private readonly managing: ManageSuppliers,
  ) {}

  @Allow('suppliers.view')
  @StaffList(SUPPLIER_LIST_RULES, SupplierAnswer, 'Suppliers')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<SupplierAnswer>> {
    const page = await this.suppliers.page(request)
    const sold = await this.suppliers.productsOf(page.rows)
    return { ...page, rows: page.rows.map((supplier) => toSupplierAnswer(supplier, sold)) }
  }

  @Allow('suppliers.view')
  @Get(':id')
  @ApiOperation({ summary: 'One supplier' })
  @ApiOkResponse({ type: SupplierAnswer })
  @Fails('NOT_FOUND')
  async one(@Param('id') id: string): Promise<SupplierAnswer> {
    return this.answer(await this.suppliers.byId(id))
  }

  @Allow('suppliers.manage')
  @Post()
  @ApiOperation({ summary: 'Create a supplier' })
  @ApiCreatedResponse({ type: SupplierAnswer })
  @Fails('SUPPLIER_EXISTS')
  async create(@Body() body: CreateSupplierBody): Promise<SupplierAnswer> {
    return this.answer(await this.managing.create(toSupplierDraft(body)))
  }

  @Allow('suppliers.manage')
  @Put(':id')
  @ApiOperation({ summary: 'Change a supplier' })
  @ApiOkResponse({ type: SupplierAnswer })
  @Fails('NOT_FOUND', 'SUPPLIER_EXISTS', 'EDIT_CONFLICT')
  async change(@Param('id') id: string, @Body() body: UpdateSupplierBody): Promise<SupplierAnswer> {
    const edit = { draft: toSupplierDraft(body), version: body.version, toAnswer: toSupplierAnswer }
    return this.answer(await this.managing.change(id, edit))
  }

  @Allow('suppliers.manage')
  @Delete(':id')
  @ApiOperation({ summary: 'Delete a supplier, unless a batch came from it' })
  @ApiOkResponse({ type: SupplierAnswer, description: 'The supplier before it was deleted' })
  @Fails('NOT_FOUND', 'SUPPLIER_IN_USE')
  async delete(@Param('id') id: string): Promise<SupplierAnswer> {
    return this.answer(await this.managing.delete(id))
  }

  private async answer(supplier: StoredSupplier): Promise<SupplierAnswer> {
    return toSupplierAnswer(supplier, await this.suppliers.productsOf([supplier]))
  }
}
