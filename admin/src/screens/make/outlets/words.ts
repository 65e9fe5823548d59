import { addWords } from '../../../kit/words/added.js'

const outletsWords = addWords({
  outlets: {
    place: 'The place',
    reached: 'How it is reached',
    create: 'Create Outlet',
    update: 'Update Outlet',
    created: 'Outlet created successfully',
    updated: 'Outlet updated successfully',
    deleted: 'Outlet deleted successfully',
    failed: 'Error fetching outlets',
    saveFailed: 'Error saving Outlet',
    deleteFailed: 'Error deleting Outlet',
    deleteTitle: 'Delete %{name}?',
    deleteText:
      'The outlet %{name} is removed from the list for good. An outlet that stock belongs to cannot be deleted.',
    nameRequired: 'Name is required',
    mobileRequired: 'Mobile Number (Outlet) is required',
    mobileInvalid: 'Please enter a valid 10-digit mobile number',
    otpRequired: 'OTP is required',
    otpInvalid: 'The OTP is 4 to 12 digits.',
    otpHelp: '4 to 12 digits. It is never shown again.',
    otpKept: 'Leave empty to keep the OTP.',
    emailRequired: 'Email is required',
    emailInvalid: 'Please enter a valid email address',
    addressRequired: 'Address is required',
  },
})

declare module '../../../kit/words/words.js' {
  interface Catalogue {
    outletsWords: typeof outletsWords
  }
}
