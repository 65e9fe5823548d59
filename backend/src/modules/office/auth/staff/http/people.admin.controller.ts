import { Controller, Get } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../../../platform/http/routes/access.js'
import { ManageStaff } from '../manage-staff.service.js'

class PersonAnswer {
  @ApiProperty({ example: '9000000002' }) mobileNumber!: string
  @ApiProperty({ example: 'Ramesh' }) name!: string
}

/** Names of staff, for staff. Histories store the person's number, since a name may change. */
@ApiTags('staff: people')
@Controller('admin/people')
export class PeopleAdminController {
  constructor(private readonly staff: ManageStaff) {}

  @Allow('dashboard.view')
  @Get()
  @ApiOperation({ summary: 'Names of all staff by mobile number, also of those who are disabled' })
  @ApiOkResponse({ type: [PersonAnswer] })
  async all(): Promise<PersonAnswer[]> {
    return (await this.staff.all()).map(({ mobileNumber, name }) => ({ mobileNumber, name }))
  }
}
