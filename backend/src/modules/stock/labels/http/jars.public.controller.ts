import { Controller, Get, Ip, Param } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger'
import { Public } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { PictureAnswer, toPicture } from '../../catalog/product-picture.js'
import { ProductWordsAnswer } from '../../catalog/product-reference.js'
import { JAR_STATES, type JarState } from '../domain/jar-state.js'
import { type Jar, Jars } from '../jars.service.js'

class JarProduct {
  @ApiProperty({ example: 'FG-0001' }) Id!: string
  @ApiProperty({ example: 'CHICKEN CP_PO MEDIUM 1kg' }) name!: string
  @ApiProperty() words!: ProductWordsAnswer
  @ApiProperty({ example: '/images/products/chicken-cp_po-medium-1kg.svg' }) image!: string
  @ApiProperty({ type: [PictureAnswer] }) pictures!: PictureAnswer[]
  @ApiProperty({ example: false }) vegetarian!: boolean
  @ApiProperty({ description: 'Grams of pickle', example: 1000 }) netWeight!: number
  @ApiProperty({ description: 'Whether it has a page in the shop' }) activeFlag!: boolean
}

/** The public facts about a jar: no price, no quantity, no person's name. */
class JarAnswer {
  @ApiProperty({ example: 'FG-261121-004' }) batchNumber!: string
  @ApiProperty({ enum: JAR_STATES, description: 'Do not eat from a jar whose state is not `good`' })
  state!: JarState
  @ApiProperty({ example: '2026-11-21', description: 'Day in India' }) madeOn!: string
  @ApiProperty({ type: String, nullable: true, example: '2027-05-20', description: 'The last good day' })
  bestBefore!: string | null
  @ApiProperty({ type: JarProduct }) product!: JarProduct
  @ApiProperty({ type: [String], example: ['Chicken', 'Red chilli powder'] }) ingredients!: string[]
  @ApiProperty({ type: [String], example: ['Mustard'] }) allergens!: string[]
  @ApiProperty({ example: 'Red chillies from Guntur', description: 'Empty where the shop says nothing' })
  originNote!: string
  @ApiProperty({ example: 'In a cool, dry place', description: 'Empty where the shop says nothing' })
  storageNote!: string
}

function toJarAnswer({ batch, product, state }: Jar): JarAnswer {
  const { Id, name, inWords, image, pictures, vegetarian, netWeight, activeFlag } = product
  return {
    batchNumber: batch.batchNumber,
    state,
    madeOn: batch.receivedOn,
    bestBefore: batch.bestBefore,
    product: {
      Id,
      name,
      words: inWords,
      image,
      pictures: (pictures ?? []).map(toPicture),
      vegetarian,
      netWeight,
      activeFlag,
    },
    ingredients: product.ingredients.filter((one) => one.showasIngredient).map((one) => one.name),
    allergens: product.allergens,
    originNote: product.originNote ?? '',
    storageNote: product.storageNote ?? '',
  }
}

/** Shows a customer the facts about their jar. */
@ApiTags('catalogue')
@Controller('jars')
export class JarsController {
  constructor(private readonly jars: Jars) {}

  @Public()
  @Get(':batchNumber')
  @ApiOperation({
    summary: 'A jar by the number of its batch: what is inside, its dates, and whether it may be eaten',
  })
  @ApiOkResponse({ type: JarAnswer })
  @Fails('TOO_MANY_REQUESTS', { NOT_FOUND: 'No such batch, or not a batch of jars.' })
  async jar(@Param('batchNumber') batchNumber: string, @Ip() address: string): Promise<JarAnswer> {
    return toJarAnswer(await this.jars.find(batchNumber, address))
  }
}
