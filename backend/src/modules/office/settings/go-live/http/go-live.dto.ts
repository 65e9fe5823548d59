import { ApiProperty } from '@nestjs/swagger'
import { Flag } from '../../../../../platform/http/fields/bounded-fields.js'
import { type OwnersWord } from '../../domain/shop-settings.js'
import { GO_LIVE_ITEMS, type GoLiveItem } from '../domain/go-live.js'

/** Items that only the owner can confirm, and the field that keeps the confirmation. */
export const VOUCHED = {
  policies: 'policiesReviewed',
  backups: 'backupsArranged',
} as const satisfies Partial<Record<GoLiveItem, keyof OwnersWord>>
export type VouchedItem = keyof typeof VOUCHED
export const VOUCHED_ITEMS = { policies: 'policies', backups: 'backups' } as const

export class OwnersWordBody {
  @Flag('Whether it is done', true) done!: boolean
}

class GoLiveItemAnswer {
  @ApiProperty({ enum: GO_LIVE_ITEMS, example: 'fssaiLicence' }) id!: GoLiveItem
  @ApiProperty({ example: false }) done!: boolean
  @ApiProperty({ example: false, description: 'Said by the owner, not computed' }) byWord!: boolean
}

export class GoLiveAnswer {
  @ApiProperty({ type: [GoLiveItemAnswer] }) items!: GoLiveItemAnswer[]
  @ApiProperty({ example: 9, description: 'Items that are not done' }) open!: number
}
