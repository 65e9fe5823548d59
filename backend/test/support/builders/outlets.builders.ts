import mongoose from 'mongoose'
import { type TestApp } from '../http/app.js'

/** The one outlet of a test's shop, made when it is first asked for. */
export async function anOutlet({ db }: Pick<TestApp, 'db'>): Promise<string> {
  const _id = new mongoose.Types.ObjectId('6740c1f2a4b5c6d7e8f90123')
  const outlet = {
    name: 'L.B Nagar',
    mobileNumberOutlet: '9000000010',
    otpHash: null,
    roleOutlet: 'Outlet',
    email: 'lbnagar@jaadi.example',
    address: 'Plot 12, L.B Nagar',
    receipts: 0,
    version: 0,
    date: new Date(),
  }
  await db.collection('outlets').updateOne({ _id }, { $setOnInsert: outlet }, { upsert: true })
  return String(_id)
}
