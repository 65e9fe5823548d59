import { Controller, Get } from '@nestjs/common'
import { InjectConnection } from '@nestjs/mongoose'
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger'
import { type Connection } from 'mongoose'
import { AppError } from '../../kernel/errors.js'
import { Public } from './access.js'

class Health {
  @ApiProperty({ example: 'ok' }) status!: string
}

/** For process managers: `live` says that the process answers, `ready` that it can serve. */
@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  @Public()
  @Get('live')
  @ApiOperation({ summary: 'The process answers' })
  @ApiOkResponse({ type: Health })
  live(): Health {
    return { status: 'ok' }
  }

  /** @throws 503 while the database does not answer. */
  @Public()
  @Get('ready')
  @ApiOperation({ summary: 'The process can serve: the database answers' })
  @ApiOkResponse({ type: Health })
  async ready(): Promise<Health> {
    try {
      await this.connection.db?.command({ ping: 1 }, { timeoutMS: 2_000 })
    } catch {
      throw new AppError(503, 'UNAVAILABLE', 'The database does not answer.')
    }
    return { status: 'ok' }
  }
}
