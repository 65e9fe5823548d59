export const editWords = {
  edit: {
    save: 'Save',
    cancel: 'Cancel',
    back: 'Back',
    edit: 'Edit',
    saveFailed: 'Nothing was saved. Try again.',
    loadFailed: 'The record could not be loaded.',
    delete: 'Delete',
    deleteFailed: 'Nothing was deleted. Try again.',
    arrivedTitle: 'The first one arrived after all',
    arrived:
      'Its answer was lost, but what you sent first was carried out. Is what you have sent now meant as well, or was it a correction?',
    arrivedAs:
      'Its answer was lost, but what you sent first was carried out: it is %{name}. Is what you have sent now meant as well, or was it a correction?',
    arrivedToo: 'Book this one as well',
    arrivedOnly: 'Only the first one',
    leaveTitle: 'Leave without saving?',
    leaveText: 'What you changed on this screen is not saved and would be lost.',
    leaveTyped: 'What you typed here is not saved and would be lost.',
    leave: 'Leave without saving',
    stay: 'Stay here',
    undo: 'Undo',
  },
} as const
