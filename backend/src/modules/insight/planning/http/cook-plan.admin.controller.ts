import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { isAllowed } from '../../../../kernel/access/permissions.js'
import { fromMilli, toMilli } from '../../../../kernel/amounts/quantity.js'
import { inBounds } from '../../../../kernel/brand.js'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { IdempotencyKey, TakesIdempotencyKey } from '../../../../platform/http/routes/idempotency-key.js'
import { recipeProductOf } from '../../../stock/bom/recipe-of.js'
import { type NamedProduct } from '../../../stock/catalog/products.service.js'
import { RunQueries, type RunReferences, type StoredRun } from '../../../stock/runs/runs.queries.js'
import { CookPlans } from '../cook-plans.service.js'
import { PlanRuns } from '../plan-runs.service.js'
import { broughtBy, missingIn } from '../runs-in-stock.js'
import { type WantedRun } from '../wanted-runs.js'
import {
  CheckAnswer,
  CookPlanAnswer,
  type MissingAnswer,
  type PlannedProductAnswer,
  PlannedRunsAnswer,
  RunningOutAnswer,
} from './cook-plan.answers.js'
import { CookPlanQuery, RunningOutQuery, WantedRunsBody } from './cook-plan.dto.js'
import { toCheckAnswer, toCookPlanAnswer, toRunningOutAnswer } from './cook-plan.mapper.js'

/** Converts the runs that were made, with what each still lacks. */
function toPlannedRuns(runs: readonly StoredRun[], { products }: RunReferences): PlannedRunsAnswer {
  const answers = runs.flatMap((run) => {
    const product = products.get(String(run.recipe.parentProduct))
    if (!product) return []
    return {
      bomId: String(run.bomId),
      reservationId: run.reservationId,
      product: toProduct(product),
      quantity: fromMilli(broughtBy(run, recipeProductOf(product))),
      status: run.status,
      missing: missingIn(run).flatMap((missing): MissingAnswer[] => {
        const component = products.get(missing.product)
        return component
          ? [{ product: toProduct(component), quantity: fromMilli(missing.quantityMilli) }]
          : []
      }),
    }
  })
  const short = answers.filter(({ missing }) => missing.length > 0).length
  return { message: messageOf(answers.length, short), runs: answers }
}

function messageOf(runs: number, short: number): string {
  const made = runs === 1 ? '1 reservation created' : `${runs} reservations created`
  if (short === 0) return `${made}, with all ingredients.`
  return `${made}, ${short} of them without all ingredients.`
}

function toProduct({ _id, Id, title, materialType, priceUnit }: NamedProduct): PlannedProductAnswer {
  return { _id: String(_id), Id, name: title, materialType, priceUnit }
}

/** More than the cockpit can show. */
const MOST_RUNNING_OUT = 12

/** Plans what to cook next. Prices are shown only to callers who may see money. */
@ApiTags('staff: cook plan')
@Allow('plan.view')
@Controller('admin/cook-plan')
export class CookPlanController {
  constructor(
    private readonly plans: CookPlans,
    private readonly planRuns: PlanRuns,
    private readonly runs: RunQueries,
  ) {}

  @Get()
  @ApiOperation({ summary: 'What to cook next, how much, why, and what is missing for it' })
  @ApiOkResponse({ type: CookPlanAnswer })
  async plan(@Query() { days }: CookPlanQuery, @Caller() caller: Principal): Promise<CookPlanAnswer> {
    return toCookPlanAnswer(await this.plans.plan(days), seesMoney(caller))
  }

  @Get('running-out')
  @ApiOperation({
    summary:
      'Jars that run out within so many days at the rate of their last sales, the soonest first; at most twelve',
  })
  @ApiOkResponse({ type: [RunningOutAnswer] })
  async runningOut(@Query() { days }: RunningOutQuery): Promise<RunningOutAnswer[]> {
    return (await this.plans.runningOut(days)).slice(0, MOST_RUNNING_OUT).map(toRunningOutAnswer)
  }

  @Post('check')
  @HttpCode(200)
  @ApiOperation({ summary: 'What chosen lines would get from the stock, and what to buy for them' })
  @ApiOkResponse({ type: CheckAnswer })
  async check(@Body() { items }: WantedRunsBody, @Caller() caller: Principal): Promise<CheckAnswer> {
    const found = await inBounds('items', () => this.plans.check(wantedRuns(items)))
    return toCheckAnswer(found, seesMoney(caller))
  }

  @Allow('reservations.manage')
  @Post('reservations')
  @ApiOperation({
    summary: 'Makes a run of each chosen line, all or none; a repeated request gives the same',
  })
  @TakesIdempotencyKey('choice')
  @ApiCreatedResponse({ type: PlannedRunsAnswer })
  @Fails('INSUFFICIENT_BATCH', 'BATCH_QUARANTINED', 'BATCH_EXPIRED')
  async reserve(
    @Body() { items }: WantedRunsBody,
    @Caller() caller: Principal,
    @IdempotencyKey() key?: string,
  ): Promise<PlannedRunsAnswer> {
    const runs = await inBounds('items', () => this.planRuns.plan(wantedRuns(items), caller, key))
    return toPlannedRuns(runs, await this.runs.referencesOf(runs))
  }
}

const seesMoney = ({ role }: Principal): boolean => isAllowed(role, 'reports.money')

const wantedRuns = (items: WantedRunsBody['items']): WantedRun[] =>
  items.map(({ bomId, quantity }, place) => ({
    bomId,
    quantityMilli: toMilli(quantity, `items.${place}.quantity`),
  }))
