import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { type ListPage, type ListRequest } from '../../../../platform/lists/simple-rest.js'
import { ListParameters, StaffList } from '../../../../platform/lists/staff-list.js'
import { ManageSuppliers } from '../manage-suppliers.service.js'
import { type StoredSupplier, Suppliers } from '../suppliers.service.js'
import { CreateSupplierBody, toSupplierDraft, UpdateSupplierBody } from './supplier-bodies.dto.js'
import { SupplierAnswer, toSupplierAnswer } from './suppliers.dto.js'
import { SUPPLIER_LIST_RULES } from './suppliers.list-rules.js'

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
