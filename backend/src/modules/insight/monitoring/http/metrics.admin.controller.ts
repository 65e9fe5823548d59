import { Controller, Get, Header } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Metrics, METRICS_TYPE } from '../../../../platform/metrics/metrics.service.js'

/** For a monitor such as Prometheus. */
@ApiTags('staff: monitoring')
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Allow('metrics.read', { orBearer: 'metricsToken' })
  @Get()
  @Header('content-type', METRICS_TYPE)
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Figures of this process and of the shop; also readable with METRICS_TOKEN' })
  @ApiProduces('text/plain')
  @ApiOkResponse({ schema: { type: 'string' } })
  all(): Promise<string> {
    return this.metrics.text()
  }
}
