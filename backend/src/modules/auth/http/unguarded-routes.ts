import { Injectable, type OnApplicationBootstrap, RequestMethod, type Type } from '@nestjs/common'
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js'
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core'
import { ACCESS_KEY } from '../../../platform/http/access.js'

/** Default deny, noticed at the start: a handler with neither @Public nor @Allow stops the boot. */
@Injectable()
export class UnguardedRoutes implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  /** @throws Error naming the handlers. */
  onApplicationBootstrap(): void {
    const unguarded = this.find()
    if (unguarded.length > 0)
      throw new Error(`These routes have neither @Public() nor @Allow(): ${unguarded.join(', ')}`)
  }

  /** `Controller.handler (METHOD path)` of every handler without a word on access. */
  find(): string[] {
    return this.discovery.getControllers().flatMap(({ metatype }) => {
      const controller = metatype as Type | null
      return controller ? this.findIn(controller) : []
    })
  }

  private findIn(controller: Type): string[] {
    const prototype = controller.prototype as Record<string, unknown>
    return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name]
      if (typeof handler !== 'function' || !Reflect.hasMetadata(PATH_METADATA, handler)) return []
      if (this.reflector.getAllAndOverride<unknown>(ACCESS_KEY, [handler as Type, controller])) return []
      const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod
      const path = Reflect.getMetadata(PATH_METADATA, handler) as string
      return [`${controller.name}.${name} (${RequestMethod[method]} ${path})`]
    })
  }
}
