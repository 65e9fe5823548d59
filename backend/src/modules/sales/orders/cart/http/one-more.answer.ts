import { ApiProperty } from '@nestjs/swagger'
import { paiseToRupees } from '../../../../../kernel/amounts/money.js'
import { type OneMoreInCart } from '../delivery-offers.service.js'
import { type OneMore } from '../domain/one-more.js'

/** See `OneMore`. */
export class OneMoreAnswer {
  @ApiProperty({ example: 2, description: 'Jars, with the one more' }) jars!: number
  @ApiProperty({ example: 132, description: 'Whole rupees for all of them' }) deliveryCost!: number
  @ApiProperty({ example: 66, description: 'Whole rupees of it for each jar, rounded up' }) perJar!: number
  @ApiProperty({ example: 75, description: 'Whole rupees for each jar now, rounded down' })
  perJarNow!: number
}

/** See `OneMoreInCart`. */
class OneMoreInCartAnswer extends OneMoreAnswer {
  @ApiProperty({ example: 'FG-0007', description: 'Id of the product in the cart to take one more of' })
  Id!: string
}

export class CartOneMoreAnswer {
  @ApiProperty({
    type: OneMoreInCartAnswer,
    nullable: true,
    description: 'null: it saves nothing, or cannot be told',
  })
  more!: OneMoreInCartAnswer | null
}

export const toOneMoreAnswer = (more: OneMore): OneMoreAnswer => ({
  jars: more.jars,
  deliveryCost: paiseToRupees(more.amountPaise),
  perJar: paiseToRupees(more.perJarPaise),
  perJarNow: paiseToRupees(more.perJarNowPaise),
})

export const toCartOneMoreAnswer = (more: OneMoreInCart | null): CartOneMoreAnswer => ({
  more: more && { Id: more.Id, ...toOneMoreAnswer(more) },
})
