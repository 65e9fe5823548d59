import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { paiseToRupees } from '../../../../kernel/amounts/money.js'
import {
  type DataSubject,
  PersonalData,
  type PersonalDataHolder,
} from '../../../office/auth/privacy/personal-data.service.js'
import { CartDocument } from './schemas/cart.schema.js'

/** Personal data in the cart: its lines and the address entered in it. */
@Injectable()
export class CartPersonalData implements PersonalDataHolder, OnModuleInit {
  constructor(
    @InjectModel(CartDocument.name) private readonly carts: Model<CartDocument>,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register('cart', this)
  }

  async collect({ userId }: DataSubject): Promise<unknown> {
    const cart = await this.carts.findOne({ userId }).lean<CartDocument>()
    if (!cart) return null
    const { contactName, contactNumber, address, city, state, postalCode: pin, buyer: business } = cart
    const items = cart.lines.map(({ productId, quantity, priceWhenAddedPaise }) => ({
      product: String(productId),
      quantity,
      priceWhenAdded: paiseToRupees(priceWhenAddedPaise),
    }))
    return { contactName, contactNumber, address, city, state, pin, business, items }
  }

  /** Deletes the cart; placing an order from it at the same time conflicts here and starts over. */
  async erase({ userId }: DataSubject): Promise<void> {
    await this.carts.deleteMany({ userId })
  }
}
