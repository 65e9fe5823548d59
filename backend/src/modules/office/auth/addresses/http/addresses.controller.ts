import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { Addresses } from '../addresses.service.js'
import { fieldsOf, SavedAddressBody, SavedAddressesAnswer, toAddressesAnswer } from './addresses.dto.js'

const UNKNOWN = { NOT_FOUND: "No such address of the caller's." }

/** The addresses that the caller keeps; every answer has all of them. PUT /users changes the default one. */
@ApiTags('account')
@Allow('shop.buy')
@Controller('users/addresses')
export class AddressesController {
  constructor(private readonly addresses: Addresses) {}

  @Get()
  @ApiOperation({ summary: 'My addresses' })
  @ApiOkResponse({ type: SavedAddressesAnswer })
  @Fails('NOT_FOUND')
  async own(@Caller() { userId }: Principal): Promise<SavedAddressesAnswer> {
    return toAddressesAnswer(await this.addresses.of(userId))
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Keep a further address; the same one again is kept once' })
  @ApiOkResponse({ type: SavedAddressesAnswer })
  @Fails('NOT_FOUND', 'ADDRESSES_BUSY', { VALIDATION_FAILED: 'Also: six addresses are kept already.' })
  async add(@Caller() { userId }: Principal, @Body() body: SavedAddressBody): Promise<SavedAddressesAnswer> {
    return toAddressesAnswer(await this.addresses.add(userId, fieldsOf(body)))
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change one of them, whole' })
  @ApiOkResponse({ type: SavedAddressesAnswer })
  @Fails('ADDRESSES_BUSY', UNKNOWN)
  async set(
    @Caller() { userId }: Principal,
    @Param('id') id: string,
    @Body() body: SavedAddressBody,
  ): Promise<SavedAddressesAnswer> {
    return toAddressesAnswer(await this.addresses.set(userId, id, fieldsOf(body)))
  }

  @Put(':id/default')
  @ApiOperation({ summary: 'Make it the default, which the account and the first cart show' })
  @ApiOkResponse({ type: SavedAddressesAnswer })
  @Fails('ADDRESSES_BUSY', UNKNOWN)
  async makeDefault(@Caller() { userId }: Principal, @Param('id') id: string): Promise<SavedAddressesAnswer> {
    return toAddressesAnswer(await this.addresses.makeDefault(userId, id))
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Remove one; the oldest of the others follows a default that is removed' })
  @ApiOkResponse({ type: SavedAddressesAnswer })
  @Fails('ADDRESSES_BUSY', UNKNOWN)
  async remove(@Caller() { userId }: Principal, @Param('id') id: string): Promise<SavedAddressesAnswer> {
    return toAddressesAnswer(await this.addresses.remove(userId, id))
  }
}
