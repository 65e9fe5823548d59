import { Injectable, type OnApplicationBootstrap, RequestMethod, type Type } from '@nestjs/common'
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js'
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core'
import { type Access, ACCESS_KEY } from '../../../../../platform/http/routes/access.js'

/** A route as its decorators declare it; `access` is undefined when it was forgotten. */
export interface Route {
  handler: string
  method: string
  /** Below the global prefix, with `:parameters`. */
  path: string
  access: Access | undefined
}

const paths = (target: object): string[] =>
  [(Reflect.getMetadata(PATH_METADATA, target) ?? '') as string | string[]].flat()

/** Every route with its access. A route that declares none stops the start. */
@Injectable()
export class RouteTable implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  /** @throws Error naming the handlers with neither @Public() nor @Allow(). */
  onApplicationBootstrap(): void {
    const open = this.all().filter(({ access }) => access === undefined)
    if (open.length === 0) return
    const named = open.map(({ handler, method, path }) => `${handler} (${method} ${path})`)
    throw new Error(`These routes have neither @Public() nor @Allow(): ${named.join(', ')}`)
  }

  all(): Route[] {
    return this.discovery
      .getControllers()
      .flatMap(({ metatype }) => (metatype ? this.routesOf(metatype as Type) : []))
  }

  private routesOf(controller: Type): Route[] {
    const prototype = controller.prototype as Record<string, unknown>
    return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name]
      if (typeof handler !== 'function' || !Reflect.hasMetadata(PATH_METADATA, handler)) return []
      const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod]
      const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS_KEY, [
        handler as Type,
        controller,
      ])
      return paths(controller).flatMap((base) =>
        paths(handler).map((own) => ({
          handler: `${controller.name}.${name}`,
          method,
          path: `/${base}/${own}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1'),
          access,
        })),
      )
    })
  }
}
