import {
  applyDecorators,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Get,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  type Type,
  UseInterceptors,
} from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProperty, ApiQuery } from '@nestjs/swagger'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { map, type Observable } from 'rxjs'
import { Fails } from '../http/routes/fails.js'
import {
  type Condition,
  type ListPage,
  type ListRequest,
  type ListRules,
  parseCounts,
  parseList,
} from './simple-rest.js'

export const LIST_RULES_KEY = 'jaadi:list-rules'
const COUNT_RULES_KEY = 'jaadi:count-rules'

function rulesOf(context: ExecutionContext): ListRules {
  const rules = Reflect.getMetadata(LIST_RULES_KEY, context.getHandler()) as ListRules | undefined
  if (!rules) throw new Error('A list request is read on a route without @StaffList')
  return rules
}

/** Sets `Content-Range: <resource> first-last/total`, from which the console learns the number of pages. */
@Injectable()
class ContentRange implements NestInterceptor<ListPage<unknown>, unknown[]> {
  intercept(context: ExecutionContext, next: CallHandler<ListPage<unknown>>): Observable<unknown[]> {
    const reply = context.switchToHttp().getResponse<FastifyReply>()
    const { resource } = rulesOf(context)
    return next.handle().pipe(
      map(({ rows, total, skip }) => {
        const range = rows.length === 0 ? '*' : `${skip}-${skip + rows.length - 1}`
        void reply.header('content-range', `${resource} ${range}/${total}`)
        return rows
      }),
    )
  }
}

/** The request of a staff list, checked against the rules in the route's `@StaffList`. */
export const ListParameters = createParamDecorator((_: unknown, context: ExecutionContext): ListRequest => {
  const { query } = context.switchToHttp().getRequest<FastifyRequest>()
  return parseList(query as Record<string, unknown>, rulesOf(context))
})

function documented(rules: ListRules, answer: Type, summary: string): MethodDecorator {
  const filters = Object.entries(rules.filters)
    .filter(([name]) => name !== 'id')
    .map(([name, { example }]) => [name, example] as const)
  const text = (name: string, example: unknown, description: string): MethodDecorator =>
    ApiQuery({ name, required: false, type: String, example: JSON.stringify(example), description })
  const contentRange = { type: 'string', example: `${rules.resource} 0-24/319` } as const
  return applyDecorators(
    ApiOperation({ summary: `${summary}, in the simple-rest dialect` }),
    text(
      'sort',
      rules.defaultSort,
      `JSON: [field, "ASC" or "DESC"]; the field is one of ${['id', ...Object.keys(rules.sorts)].join(', ')}${rules.idsRiseWith ? '; ids are in the order of time' : ''}`,
    ),
    text('range', [0, 24], 'JSON: first and last row, both included; 500 rows at most'),
    text(
      'filter',
      Object.fromEntries(filters.slice(0, 1)),
      `JSON; each may be left out: id (one or a list)${filters.map(([name, example]) => `, ${name} (${JSON.stringify(example)})`).join('')}`,
    ),
    ApiOkResponse({
      type: [answer],
      headers: {
        'Content-Range': { schema: contentRange, description: 'First and last row, and how many there are' },
      },
    }),
  )
}

/**
 * A GET that answers one page of a resource to the console (react-admin's simple-rest dialect). It sorts
 * and filters only by `rules`. The handler takes `@ListParameters() request` and returns a `ListPage`.
 */
export function StaffList(rules: ListRules, answer: Type, summary: string): MethodDecorator {
  return applyDecorators(
    Get(),
    SetMetadata(LIST_RULES_KEY, rules),
    UseInterceptors(ContentRange),
    documented(rules, answer, summary),
  )
}

/** How many rows match each of the filters that were asked about. */
export class ListCountsAnswer {
  @ApiProperty({ type: [Number], example: [3, 1, 12], description: 'In the order of the filters' })
  counts!: number[]
}

/** The filters of a request for counts, checked against the rules in the route's `@ListCounts`. */
export const CountedFilters = createParamDecorator((_: unknown, context: ExecutionContext): Condition[] => {
  const { query } = context.switchToHttp().getRequest<FastifyRequest>()
  const rules = Reflect.getMetadata(COUNT_RULES_KEY, context.getHandler()) as ListRules | undefined
  if (!rules) throw new Error('Counts are asked for on a route without @ListCounts')
  return parseCounts(query as Record<string, unknown>, rules)
})

/**
 * A GET `counts` below a list: the numbers on the tabs above it, in one call. The handler takes `@CountedFilters()
 * filters` and returns a `ListCountsAnswer`.
 */
export function ListCounts(rules: ListRules): MethodDecorator {
  const [name, rule] = Object.entries(rules.filters).find(([, { isSearch }]) => !isSearch) ?? []
  return applyDecorators(
    Get('counts'),
    SetMetadata(COUNT_RULES_KEY, rules),
    ApiOperation({ summary: 'How many rows of the list match each of some filters' }),
    ApiQuery({
      name: 'filters',
      type: String,
      example: JSON.stringify(name === undefined ? [{}] : [{ [name]: rule?.example }]),
      description: 'JSON: a list of 1 to 8 filters, each as the filter of the list, without its search q',
    }),
    ApiOkResponse({ type: ListCountsAnswer }),
    Fails('VALIDATION_FAILED'),
  )
}
