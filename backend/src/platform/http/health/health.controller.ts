import { Controller, Get, Header } from '@nestjs/common'
import { InjectConnection } from '@nestjs/mongoose'
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger'
import { type Connection } from 'mongoose'
import { AppError } from '../../../kernel/errors/errors.js'
import { databaseAnswers, DatabaseAway } from '../../health/database-away.js'
import { DatabaseHealth } from '../../health/database-health.js'
import { DiskRoom } from '../../health/disk-room.js'
import { Draining } from '../../health/draining.js'
import { Public } from '../routes/access.js'
import { Fails } from '../routes/fails.js'

class Health {
  @ApiProperty({ example: 'ok' }) status!: string
  @ApiProperty({
    type: String,
    nullable: true,
    example: '2026-11-21T22:00:00.000Z',
    description: 'null: none yet, or made by a database server',
  })
  lastBackupAt!: string | null
}

/** For process managers: `live` means that the process answers, `ready` that it can serve. */
@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly draining: Draining,
    private readonly disk: DiskRoom,
    private readonly database: DatabaseHealth,
  ) {}

  @Public()
  @Get('live')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The process answers' })
  @ApiOkResponse({ type: Health })
  live(): Promise<Health> {
    return this.healthy()
  }

  /**
   * @throws AppError STOPPING once the process was told to end; UNAVAILABLE while the database does not
   * answer; DISK_FULL
   *   while there is too little space to write.
   */
  @Public()
  @Get('ready')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary:
      'The process can serve: the database answers, the disk has space, and the process is not stopping',
  })
  @ApiOkResponse({ type: Health })
  @Fails('UNAVAILABLE', 'STOPPING', 'DISK_FULL')
  async ready(): Promise<Health> {
    if (this.draining.isUnderWay && !this.draining.isReplaced)
      throw new AppError('STOPPING', 'This process is stopping.')
    if (!(await databaseAnswers(this.connection))) throw new DatabaseAway()
    if (await this.disk.isFull()) throw new AppError('DISK_FULL', 'There is too little space on the disk.')
    return this.healthy()
  }

  /** Ready even with a damaged page or without a backup: everything else can be served. */
  private async healthy(): Promise<Health> {
    const { backup, damage } = await this.database.state()
    return { status: damage === null ? 'ok' : 'damaged', lastBackupAt: backup?.at?.toISOString() ?? null }
  }
}
