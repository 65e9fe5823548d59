import { Controller, Get, Ip, Param } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Public } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { Jars } from '../jars.service.js'
import { JarAnswer, toJarAnswer } from './jars.dto.js'

/** The jar in somebody's hand. */
@ApiTags('catalogue')
@Controller('jars')
export class JarsController {
  constructor(private readonly jars: Jars) {}

  @Public()
  @Get(':batchNumber')
  @ApiOperation({
    summary: 'A jar by the number of its batch: what is inside, its dates, and whether it may be eaten',
  })
  @ApiOkResponse({ type: JarAnswer })
  @Fails('TOO_MANY_REQUESTS', { NOT_FOUND: 'No such batch, or not a batch of jars.' })
  async jar(@Param('batchNumber') batchNumber: string, @Ip() address: string): Promise<JarAnswer> {
    return toJarAnswer(await this.jars.find(batchNumber, address))
  }
}
