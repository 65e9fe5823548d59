import { Readable } from 'node:stream'
import { Body, Controller, Get, Header, Put, Query, StreamableFile, UseInterceptors } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger'
import { type IstDay, istMonth, toIstDay } from '../../../../kernel/dates/ist.js'
import { NotFound } from '../../../../kernel/errors/errors.js'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { HeavyInTurn } from '../../../../platform/http/routes/heavy-turns.service.js'
import { type Account, accountOf, groupOf, nameOf } from '../domain/accounts.js'
import { type LedgerFile, LedgerFiles } from '../ledger-files.service.js'
import { LedgerNaming } from '../ledger-names.service.js'
import { Ledgers } from '../ledgers.service.js'
import { StockValues } from '../stock-value.queries.js'
import {
  BookDayAnswer,
  BookDayQuery,
  BooksMonthQuery,
  LedgerAnswer,
  LedgerNamesAnswer,
  LedgerNamesBody,
  LedgerQuery,
  toLedgerAnswer,
  toTrialBalance,
  toVoucherAnswer,
  TrialBalanceAnswer,
} from './ledger.dto.js'

const FILE = { schema: { type: 'string', format: 'binary' } } as const

/** The day of a month by which it is read. */
const dayOf = ({ month }: BooksMonthQuery): IstDay => toIstDay(`${month}-01`)

const streamed = ({ fileName, type, lines }: LedgerFile): StreamableFile =>
  new StreamableFile(Readable.from(lines), { type, disposition: `attachment; filename="${fileName}"` })

/** Day book, ledgers and trial balance, for the owner and the accountant (docs/domain/ledger.md). */
@ApiTags('staff: books')
@Allow('reports.money')
@Controller('admin/ledger')
export class LedgerController {
  constructor(
    private readonly ledgers: Ledgers,
    private readonly names: LedgerNaming,
    private readonly stock: StockValues,
    private readonly files: LedgerFiles,
  ) {}

  @Get()
  @UseInterceptors(HeavyInTurn)
  @ApiOperation({ summary: 'The trial balance of a month, with the closing stock as a note' })
  @ApiOkResponse({ type: TrialBalanceAnswer })
  async trialBalance(@Query() query: BooksMonthQuery): Promise<TrialBalanceAnswer> {
    const day = dayOf(query)
    const rows = await this.ledgers.month(day)
    const stock = await this.stock.atEndOf(istMonth(day).last)
    return toTrialBalance(
      query.month,
      rows,
      stock,
      await this.names.namer(rows.map(({ account }) => account)),
    )
  }

  @Get('account')
  @UseInterceptors(HeavyInTurn)
  @ApiOperation({ summary: 'One ledger of a month: its opening, its vouchers by day and its closing' })
  @ApiOkResponse({ type: LedgerAnswer })
  @Fails('NOT_FOUND')
  async account(@Query() query: LedgerQuery): Promise<LedgerAnswer> {
    const account = accountOf(query.account)
    if (!account) throw new NotFound('The ledger')
    const ledger = await this.ledgers.ledger(account, dayOf(query), query)
    const named = ledger.lines.flatMap(({ voucher }) => voucher.entries.map((entry) => entry.account))
    return toLedgerAnswer(query.month, ledger, await this.names.namer([account, ...named]))
  }

  @Get('day')
  @ApiOperation({ summary: 'The vouchers of a day' })
  @ApiOkResponse({ type: BookDayAnswer })
  async day(@Query() { day, ...page }: BookDayQuery): Promise<BookDayAnswer> {
    const { vouchers, total } = await this.ledgers.day(day, page)
    const named = vouchers.flatMap(({ entries }) => entries.map(({ account }): Account => account))
    const namer = await this.names.namer(named)
    return { day, vouchers: vouchers.map((voucher) => toVoucherAnswer(voucher, namer)), total }
  }

  @Get('day-book.csv')
  @UseInterceptors(HeavyInTurn)
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'Every voucher of a month as a CSV file, an entry on each line' })
  @ApiProduces('text/csv')
  @ApiOkResponse(FILE)
  dayBook(@Query() query: BooksMonthQuery): StreamableFile {
    return streamed(this.files.dayBook(dayOf(query)))
  }

  @Get('trial-balance.csv')
  @UseInterceptors(HeavyInTurn)
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'The trial balance of a month as a CSV file' })
  @ApiProduces('text/csv')
  @ApiOkResponse(FILE)
  trialBalanceFile(@Query() query: BooksMonthQuery): StreamableFile {
    return streamed(this.files.trialBalance(dayOf(query)))
  }

  @Get('stock.csv')
  @UseInterceptors(HeavyInTurn)
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'The batches in stock at the end of a month at cost, as a CSV file' })
  @ApiProduces('text/csv')
  @ApiOkResponse(FILE)
  stockFile(@Query() query: BooksMonthQuery): StreamableFile {
    return streamed(this.files.stockValue(dayOf(query)))
  }

  @Get('tally-ledgers.xml')
  @UseInterceptors(HeavyInTurn)
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'The ledgers of a month’s vouchers, for Tally; imported before the vouchers' })
  @ApiProduces('application/xml')
  @ApiOkResponse(FILE)
  tallyLedgers(@Query() query: BooksMonthQuery): StreamableFile {
    return streamed(this.files.tallyMasters(dayOf(query)))
  }

  @Get('tally-vouchers.xml')
  @UseInterceptors(HeavyInTurn)
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'The vouchers of a month, for Tally' })
  @ApiProduces('application/xml')
  @ApiOkResponse(FILE)
  tallyVouchers(@Query() query: BooksMonthQuery): StreamableFile {
    return streamed(this.files.tallyVouchers(dayOf(query)))
  }

  @Get('names')
  @ApiOperation({ summary: 'The names of the ledgers, as the accountant has them' })
  @ApiOkResponse({ type: LedgerNamesAnswer })
  async namesNow(): Promise<LedgerNamesAnswer> {
    const { names, version } = await this.names.all()
    return {
      version,
      names: [...names].map(([account, name]) => ({
        account,
        name,
        usual: nameOf(account, {}),
        group: groupOf(account),
      })),
    }
  }

  @Put('names')
  @Allow('settings.manage')
  @ApiOperation({ summary: 'Name ledgers as the accountant has them; those that are left out stay' })
  @ApiOkResponse({ type: LedgerNamesAnswer })
  @Fails('EDIT_CONFLICT')
  async rename(
    @Caller() caller: Principal,
    @Body() { version, names }: LedgerNamesBody,
  ): Promise<LedgerNamesAnswer> {
    await this.names.change(version, new Map(names.map(({ account, name }) => [account, name])), caller)
    return this.namesNow()
  }
}
