import { ApiProperty } from '@nestjs/swagger'
import { paiseToRupees } from '../../../../../kernel/amounts/money.js'
import { TITLE } from '../../../../stock/catalog/product-reference.js'
import { CartAnswer } from '../../cart/http/cart.dto.js'
import { AGAIN_PROBLEMS, type AgainProblem } from '../domain/again.js'
import { type OrderedJarAgain } from '../order-again.service.js'

export class JarAgainAnswer {
  @ApiProperty({ example: 'FG-0007' }) Id!: string
  @ApiProperty(TITLE) title!: string
  @ApiProperty({ example: 3, description: 'Jars in the order' }) wanted!: number
  @ApiProperty({ example: 2, description: 'Jars in the cart now' }) inCart!: number
  @ApiProperty({
    enum: AGAIN_PROBLEMS,
    nullable: true,
    example: null,
    description: 'Why the cart has fewer than the order had; null when it has as many',
  })
  problem!: AgainProblem | null
  @ApiProperty({ example: 449, description: 'Rupees for one jar, in the order; 0 where nothing was paid' })
  oldPrice!: number
  @ApiProperty({ type: Number, nullable: true, example: 469, description: 'Now; null: no longer sold' })
  newPrice!: number | null
}

export class OrderAgainAnswer {
  @ApiProperty({ type: CartAnswer }) cart!: CartAnswer
  @ApiProperty({ type: [JarAgainAnswer], description: 'What became of each jar of the order' })
  jars!: JarAgainAnswer[]
}

export const toJarAgainAnswer = (jar: OrderedJarAgain): JarAgainAnswer => ({
  Id: jar.Id,
  title: jar.title,
  wanted: jar.wanted,
  inCart: jar.inCart,
  problem: jar.problem,
  oldPrice: paiseToRupees(jar.thenPaise),
  newPrice: jar.nowPaise === null ? null : paiseToRupees(jar.nowPaise),
})
