import { Readable } from 'node:stream'
import { Controller, Get, Header, Query, StreamableFile, UseInterceptors } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger'
import { type IstDay, istDay, toIstDay } from '../../../../kernel/dates/ist.js'
import { Clock } from '../../../../platform/clock.js'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { HeavyInTurn } from '../../../../platform/http/routes/heavy-turns.service.js'
import { MonthFigures } from '../month-figures.service.js'
import { MonthFiles } from '../month-files.service.js'
import { zipOf } from '../month-zip.js'
import { BookFileQuery, BooksQuery, MonthEndAnswer, toMonthEnd } from './month-end.dto.js'

const FILE = { schema: { type: 'string', format: 'binary' } } as const

/** By the ending of a file's name. */
const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  json: 'application/json',
  xml: 'application/xml',
}

/** The month's end, for the owner and the accountant (docs/domain/books.md#the-months-end). */
@ApiTags('staff: books')
@Allow('reports.money')
@UseInterceptors(HeavyInTurn)
@Controller('admin/books')
export class MonthEndController {
  constructor(
    private readonly figures: MonthFigures,
    private readonly files: MonthFiles,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The figures of a month, what is missing in it, and its files' })
  @ApiOkResponse({ type: MonthEndAnswer })
  async month(@Query() query: BooksQuery): Promise<MonthEndAnswer> {
    const day = this.dayOf(query)
    const end = await this.figures.of(day)
    return toMonthEnd(end, this.files.of(day, end.isRegistered))
  }

  @Get('file')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'One file of a month' })
  @ApiProduces(...Object.values(TYPES))
  @ApiOkResponse(FILE)
  @Fails('NOT_FOUND')
  file(@Query() query: BookFileQuery): StreamableFile {
    const day = this.dayOf(query)
    const [stem, ending] = query.name.split('.')
    return new StreamableFile(Readable.from(this.files.one(query.name, day).text()), {
      type: `${TYPES[ending ?? ''] ?? 'text/plain'}; charset=utf-8`,
      disposition: `attachment; filename="${stem}-${day.slice(0, 7)}.${ending}"`,
    })
  }

  @Get('month.zip')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'All files of a month as one zip, with a README.txt that says what each is' })
  @ApiProduces('application/zip')
  @ApiOkResponse(FILE)
  async zip(@Query() query: BooksQuery): Promise<StreamableFile> {
    const day = this.dayOf(query)
    const { isRegistered, missing, month } = await this.figures.of(day)
    const sentences = missing.map(({ sentence }) => sentence)
    const files = this.files.zipped(day, isRegistered, sentences)
    return new StreamableFile(Readable.from(zipOf(files, this.clock.now())), {
      type: 'application/zip',
      disposition: `attachment; filename="books-${month}.zip"`,
    })
  }

  private dayOf({ month }: BooksQuery): IstDay {
    return month ? toIstDay(`${month}-01`) : istDay(this.clock.now())
  }
}
