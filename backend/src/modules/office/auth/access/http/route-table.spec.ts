import { Controller, Get, Module, Post } from '@nestjs/common'
import { DiscoveryModule, NestFactory } from '@nestjs/core'
import { Allow, Public } from '../../../../../platform/http/routes/access.js'
import { RouteTable } from './route-table.js'

@Controller('guarded')
class GuardedController {
  @Public()
  @Get()
  list(): void {}

  @Allow('stock.manage')
  @Post(':id/move')
  move(): void {}
}

@Controller('forgotten')
class ForgottenController {
  @Get('this')
  one(): void {}
}

@Module({ imports: [DiscoveryModule], controllers: [GuardedController], providers: [RouteTable] })
class GuardedModule {}

@Module({ imports: [GuardedModule], controllers: [ForgottenController] })
class ForgottenModule {}

const start = (module: new () => object) =>
  NestFactory.createApplicationContext(module, { logger: false, abortOnError: false })

describe('the table of routes and roles', () => {
  it('is read from the decorators', async () => {
    const app = await start(GuardedModule)
    expect(app.get(RouteTable).all()).toEqual([
      {
        handler: 'GuardedController.list',
        method: 'GET',
        path: '/guarded',
        access: { public: true, knowsCaller: false },
      },
      {
        handler: 'GuardedController.move',
        method: 'POST',
        path: '/guarded/:id/move',
        access: { public: false, permission: 'stock.manage' },
      },
    ])
    await app.close()
  })

  it('stops the start when a route has no access declared, and names it', async () => {
    await expect(start(ForgottenModule)).rejects.toThrow('ForgottenController.one (GET /forgotten/this)')
  })
})
