import { runInThisContext } from 'node:vm'
import { type Type } from '@nestjs/common'
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js'
import { DiscoveryService, MetadataScanner } from '@nestjs/core'
import { getMetadataStorage } from 'class-validator'
import { startApp, type TestApp } from '../../support/http/app.js'

/** Where the built application, which Node loaded itself, keeps what its decorators noted. */
const { getMetadata } = runInThisContext('Reflect') as typeof Reflect

/** How Nest numbers `@Body()` and `@Query()` in a handler's metadata. */
const BODY = 3
const QUERY = 4

/** Bodies that are parsed field by field, since the courier defines them: its scans. */
const READ_BY_HAND = ['ScanController.scan', 'PushServiceController.push']

interface Argument {
  handler: string
  shape: Type
}

describe('what a request may set', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.close())

  function taken(): Argument[] {
    const scanner = new MetadataScanner()
    return app.app
      .get(DiscoveryService, { strict: false })
      .getControllers()
      .flatMap(({ metatype }) => (metatype ? [metatype as Type] : []))
      .filter(
        (controller) =>
          !/Sandbox|Outbox|Clock|Msg91|Demo|Control|Window|CashfreeApi/.test(
            controller.name.replace('Controller', ''),
          ),
      )
      .flatMap((controller) =>
        scanner
          .getAllMethodNames(controller.prototype as object)
          .flatMap((name) => argumentsOf(controller, name)),
      )
  }

  function argumentsOf(controller: Type, name: string): Argument[] {
    const declared = (getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<
      string,
      { index: number; data?: unknown }
    >
    const types = (getMetadata('design:paramtypes', controller.prototype as object, name) ?? []) as Type[]
    return Object.entries(declared).flatMap(([key, { index, data }]) => {
      const isInput = [BODY, QUERY].includes(Number(key.split(':')[0]))
      const shape = types[index]
      return isInput && data === undefined && shape ? [{ handler: `${controller.name}.${name}`, shape }] : []
    })
  }

  it('is a class that names and checks each field, on every route: no other field gets through', () => {
    const storage = getMetadataStorage()
    const unchecked = taken()
      .filter(({ handler }) => !READ_BY_HAND.includes(handler))
      .filter(({ shape }) => storage.getTargetValidationMetadatas(shape, '', false, false).length === 0)
    expect(taken().length).toBeGreaterThan(20)
    expect(unchecked.map(({ handler, shape }) => `${handler}(${shape.name})`)).toEqual([])
  })
})
