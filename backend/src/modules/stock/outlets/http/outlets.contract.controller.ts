import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { ManageOutlets } from '../manage-outlets.service.js'
import { Outlets } from '../outlets.service.js'
import { CreateOutletBody, DeleteOutletBody, PutOutletBody, toDraft } from './outlet-bodies.dto.js'
import { OutletAnswer, OutletDeletedAnswer, OutletSavedAnswer, toOutletAnswer } from './outlets.dto.js'

/** The contract's calls about outlets. Paths match in any letter case, so `/outlets` is this list too. */
@ApiTags('outlets')
@Controller('Outlets')
export class OutletsController {
  constructor(
    private readonly outlets: Outlets,
    private readonly managing: ManageOutlets,
  ) {}

  @Allow('outlets.view')
  @Get()
  @ApiOperation({ summary: 'All outlets by name, as a plain array; their codes are never shown' })
  @ApiOkResponse({ type: [OutletAnswer] })
  async all(): Promise<OutletAnswer[]> {
    return (await this.outlets.all()).map(toOutletAnswer)
  }

  @Allow('outlets.manage')
  @Post()
  @ApiOperation({ summary: 'Create an outlet' })
  @ApiCreatedResponse({ type: OutletSavedAnswer })
  @Fails('OUTLET_EXISTS')
  async create(@Body() body: CreateOutletBody): Promise<OutletSavedAnswer> {
    const outlet = await this.managing.create(toDraft(body), body.otpOutlet)
    return { message: 'Outlet created successfully', outlet: toOutletAnswer(outlet) }
  }

  @Allow('outlets.manage')
  @Put()
  @ApiOperation({ summary: 'Change an outlet: the one with _id, else the one with mobileNumberOutlet' })
  @ApiOkResponse({ type: OutletSavedAnswer })
  @Fails('NOT_FOUND', 'OUTLET_EXISTS', 'EDIT_CONFLICT')
  async change(@Body() body: PutOutletBody): Promise<OutletSavedAnswer> {
    const { _id, mobileNumberOutlet, otpOutlet: otp, version } = body
    const outlet = await this.managing.change(_id === undefined ? { mobileNumberOutlet } : { _id }, {
      draft: toDraft(body),
      otp,
      version,
      toAnswer: toOutletAnswer,
    })
    return { message: 'Outlet updated successfully', outlet: toOutletAnswer(outlet) }
  }

  @Allow('outlets.manage')
  @Delete()
  @ApiOperation({ summary: 'Delete the outlet with mobileNumberOutlet, unless stock belongs to it' })
  @ApiOkResponse({ type: OutletDeletedAnswer })
  @Fails('NOT_FOUND', 'OUTLET_IN_USE')
  async delete(@Body() { mobileNumberOutlet }: DeleteOutletBody): Promise<OutletDeletedAnswer> {
    await this.managing.delete({ mobileNumberOutlet })
    return { message: 'Outlet deleted successfully' }
  }
}
